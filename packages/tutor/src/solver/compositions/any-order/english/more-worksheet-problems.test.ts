import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("more English worksheet problems", () =>
  answersRows([
    ["How many 15-passenger vans are needed to take 68 people to camp?", "5"],
    [
      "A drummer hits the cymbal every 4 beats and the snare every 6 beats. On which beat will he first hit both?",
      "12",
    ],
    [
      "What's the greatest number of equal teams you can make with 30 boys and 42 girls if each team has the same number of boys and the same number of girls?",
      "6",
    ],
    ["There are 28 students in a class. There are 4 more girls than boys. How many girls are there?", "16"],
    ["There are 28 students in a class. There are 4 more girls than boys. How many boys are there?", "12"],
    ["One pump empties a pool in 8 hours. A second pump takes 12 hours. How long if both are used?", "24/5"],
    ["A shirt regularly costs $24. It's on sale for 1/4 off. What's the sale price?", "18"],
    ["Tina put $600 in a bank for 2 years and earned $48 simple interest. What was the interest rate?", "4%"],
    ["The sides of a triangle are in the ratio 3:4:5 and its perimeter is 60 cm. How long is each side?", "15, 20, 25"],
    ["The sides of a triangle are in the ratio 3:4:5. Its perimeter is 60 cm. How long is the longest side?", "25"],
    ["A train going 80 km/h takes 4.5 hours for a trip. How far does it go?", "360"],
    ["Lisa planted 5 rows of 8 tomato plants and 3 rows of 6 pepper plants. How many plants in all?", "58"],
    ["A ribbon is 5 yards long. How many pieces 9 inches long can be cut from it?", "20"],
    ["Each of 15 people sends a card to each of the others. How many cards are sent?", "210"],
    [
      "Liam ran 2.4 miles on Monday, 3.1 on Tuesday, and 1.8 on Wednesday. How many miles did he run altogether?",
      "7.3",
    ],
    ["A store marks up its goods 40%. What is the price of a lamp that costs the store $35?", "49"],
    ["Find the sales tax on an $85 jacket if the rate is 6%.", "5.1"],
    ["A jar has 60 jelly beans. 2/5 are red, 1/4 are green, and the rest are yellow. How many are yellow?", "21"],
    ["A car rental costs $35 a day plus $0.20 a mile. What does it cost for 2 days and 150 miles?", "100"],
    [
      "Mia has 3 times as many stamps as Leo. If she gives him 12 they'll have the same number. How many does Leo have?",
      "12",
    ],
    ["On Friday 240 people saw a movie. On Saturday 25% more people came. How many came on Saturday?", "300"],
    ["Jenna's phone battery is at 80% and loses 5% each hour. After how many hours is it at 35%?", "9"],
    ["A runner's times were 12.4, 11.8 and 12.1 seconds. What is the mean?", "12.1"],
    ["3 workers earn $540 in 4 days. How much do 5 workers earn in 6 days?", "1350"],
    ["On Friday 240 people saw a movie. On Saturday 25% more people came. How many came on Sunday?", null],
    [
      "Mia has 3 times as many stamps as Leo. If Leo gives her 12 they'll have the same number. How many does Leo have?",
      null,
    ],
    ["A jar has 60 jelly beans. 2/5 are red, 1/4 are green, and the rest are yellow. How many are blue?", null],
    // More teachers than pupils, an odd number, feet in meters, and letters for cards.
    ["There are 28 students in a class. There are 4 more girls than boys. How many teachers are there?", null],
    ["There are 28 students in a class. There are 3 more girls than boys. How many girls are there?", null],
    ["A ribbon is 5 meters long. How many pieces 9 inches long can be cut from it?", null],
    ["Each of 15 people sends a card to each of the others. How many letters are sent?", null],
    ["Liam ran 2.4 miles on Monday and 3.1 on Tuesday. How many km did he run altogether?", null],
    ["A shirt regularly costs $24. It's on sale for 1/4 off. What's the sales tax?", null],
  ]));
