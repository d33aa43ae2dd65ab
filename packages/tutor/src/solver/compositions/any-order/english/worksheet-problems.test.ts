import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("English worksheet problems", () =>
  answersRows([
    [
      "Two cars 300 miles apart drive toward each other. One drives 55 mph, the other 45 mph. When will they meet?",
      "3",
    ],
    [
      "Two trains leave stations 360 miles apart at the same time and travel toward each other at 50 mph and 70 mph. In how many hours will they meet?",
      "3",
    ],
    ["A shop buys shoes for $40 and sells them for $58. What is the percent markup?", "45%"],
    ["I bought a phone for $250 and sold it for $300. What's my percent profit?", "20%"],
    ["How much interest will you pay on a $2000 loan at 6% simple interest for 18 months?", "180"],
    ["Zoe is 12 and her aunt is 40. In how many years will her aunt be twice Zoe's age?", "16"],
    ["A fence around a square yard is 60 feet. What is the area of the yard?", "225"],
    [
      "In a pattern made with matches, figure 1 has 3 matches, figure 2 has 5, figure 3 has 7. How many matches are in figure 15?",
      "31",
    ],
    [
      "A pattern of squares made of toothpicks: 1 square takes 4 toothpicks, 2 squares take 7, 3 squares take 10. How many toothpicks for 20 squares?",
      "61",
    ],
    ["There were 45 kids on a bus. 1/5 got off at the first stop. How many are still on the bus?", "36"],
    ["What is 3/4 of an hour in minutes?", "45"],
    ["Pens cost 3 for $2. How much for 12 pens?", "8"],
    ["In a bag there are red and blue marbles in ratio 5 to 3. There are 15 red marbles. How many blue?", "9"],
    ["A rope 84 cm long is cut into 3 pieces in the ratio 1:2:4. How long is the longest piece?", "48"],
    ["The temperature was 8 degrees at noon and -3 degrees at midnight. How many degrees did it fall?", "11"],
    [
      "Every 6th customer gets a free pen and every 8th customer gets a free mug. Which customer is the first to get both?",
      "24",
    ],
    [
      "One bus leaves every 12 minutes and another every 18 minutes. They both leave at 8:00 am. When will they next leave at the same time?",
      "8:36 a.m.",
    ],
    ["Jack has $2.85 in nickels and dimes. He has 12 more dimes than nickels. How many nickels does he have?", "11"],
    ["What is the largest square tile that can be used to cover a floor 240 cm by 180 cm without cutting?", "60"],
    ["A father is 3 times as old as his son. In 12 years he will be twice as old. How old is the son now?", "12"],
    ["The angles of a triangle are in the ratio 2:3:4. Find the largest.", "80"],
    ["Three friends split $240 in the ratio 3:4:5. How much does each get?", "60, 80, 100"],
    [
      "A rectangular garden's length is twice its width. It takes 90 m of fencing to go around it. How wide is it?",
      "15",
    ],
    // The same direction, a speed in other units, a loss, an uneven pattern, another kind.
    ["Two cars 300 km apart drive toward each other. One drives 55 mph, the other 45 mph. When will they meet?", null],
    [
      "Two cars 300 miles apart drive toward each other. One drives 55 mph, the other 45 mph. How many minutes until they meet?",
      null,
    ],
    ["A shop buys shoes for $58 and sells them for $40. What is the percent markup?", null],
    [
      "In a pattern made with matches, figure 1 has 3 matches, figure 2 has 5, figure 3 has 8. How many matches are in figure 15?",
      null,
    ],
    ["Pens cost 3 for $2. How much for 12 pencils?", null],
    ["In a bag there are red and blue marbles in ratio 5 to 3. There are 15 green marbles. How many blue?", null],
    ["Zoe is 12 and her aunt is 40. In how many years will her aunt be twice her mother's age?", null],
    ["Jack has $2.85 in nickels and dimes. He has 12 more dimes than quarters. How many nickels does he have?", null],
  ]));
