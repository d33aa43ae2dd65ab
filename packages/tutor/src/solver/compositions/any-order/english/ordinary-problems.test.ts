import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("ordinary English word problems", () =>
  answersRows([
    ["Maria is 4 years older than twice her brother's age. The sum of their ages is 31. How old is Maria?", "22"],
    ["Maria is 4 years older than twice her brother's age. The sum of their ages is 31. How old is her brother?", "9"],
    [
      "Hot dogs come in packs of 10 and buns come in packs of 8. What is the least number of packs of hot dogs you must buy to have the same number of each?",
      "4",
    ],
    ["In 5 years, Ana will be twice as old as she was 7 years ago. How old is she now?", "19"],
    [
      "Machine A makes 30 parts per hour and machine B makes 45 parts per hour. How long will it take both to make 600 parts?",
      "8",
    ],
    ["A car goes 60 mph and leaves 2 hours after a truck going 40 mph. How long until the car catches up?", "4"],
    ["A bank pays 5% interest compounded annually. How much will $2000 be after 2 years?", "2205"],
    ["The average age of 4 kids is 10. A fifth kid aged 15 joins. What's the new average?", "11"],
    ["8 teams each play every other team twice. How many games in all?", "56"],
    ["12 players are in a chess club. Every player plays every other once. How many games?", "66"],
    [
      "A bakery makes 144 cookies. They are put into boxes of 12 and sold at $6 a box. How much money does the bakery get?",
      "72",
    ],
    ["How many packs of 8 juice boxes do I need for 50 kids if each gets one?", "7"],
    ["its 5 degrees and it drops 12 degrees. what's the temperature now", "-7"],
    ["The temperature was -4 degrees. It rose 9 degrees. What is the temperature now?", "5"],
    ["A car uses 8 gallons to go 240 miles. How far can it go on 5 gallons?", "150"],
    ["In a class of 30, 60% are girls. How many boys are there?", "12"],
    ["18 of 24 students passed. What percent passed?", "75%"],
    ["A salesperson earns 6% commission. She sold $4500 worth of goods. How much commission did she earn?", "270"],
    ["What is 15% tip on a $60 meal?", "9"],
    ["A laptop was $800 and is now $680. What's the percent decrease?", "15%"],
    ["Paul saves $15 each week. He wants a $180 bike and has $60 already. How many weeks does he need?", "8"],
    ["A taxi charges $3 plus $2 per mile. How far can you go with $25?", "11"],
    [
      "Ben read 1/3 of a book on Monday and 1/4 on Tuesday. There are 50 pages left. How many pages in the book?",
      "120",
    ],
    ["The mean of 6 numbers is 15. What is their sum?", "90"],
    ["Each week Jo earns $8 per hour for 15 hours. How much in 4 weeks?", "480"],
    [
      "Two cyclists start from the same point and ride in opposite directions at 12 mph and 15 mph. How far apart are they after 3 hours?",
      "81",
    ],
    ["I have 5 quarters, 3 dimes and 4 nickels. How much money do I have?", "1.75"],
    ["A 3 m board is cut into pieces 25 cm long. How many pieces?", "12"],
    ["How many 250 mL cups can be filled from a 2 L bottle?", "8"],
    ["A pizza is cut into 8 slices. Tom ate 3/8 and Amy ate 1/4. What fraction is left?", "3/8"],
    // A cat's age, half a year, a turn back, other parts, another rate, and one more payment.
    ["Maria is 4 years older than twice her brother's age. The sum of their ages is 31. How old is her cat?", null],
    ["A car goes 40 mph and leaves 2 hours after a truck going 60 mph. How long until the car catches up?", null],
    ["A bank pays 5% interest compounded monthly. How much will $2000 be after 2 years?", null],
    [
      "A bakery makes 144 cookies. They are put into boxes of 12 and sold at $6 a bag. How much money does the bakery get?",
      null,
    ],
    ["In a class of 30, 60% are girls. How many teachers are there?", null],
    ["18 of 24 students passed. What percent failed?", null],
    ["I have 5 quarters, 3 dimes and 4 stamps. How much money do I have?", null],
    ["A 3 m board is cut into pieces 25 inches long. How many pieces?", null],
    ["A laptop was $800 and is now $680. What's the percent increase?", null],
    ["Ben read 1/3 of a book on Monday and 1/4 of the rest on Tuesday. How many pages are left?", null],
    [
      "Two cyclists start from the same point and ride in the same direction at 12 mph and 15 mph. How far apart are they after 3 hours and how far did they ride?",
      null,
    ],
  ]));
