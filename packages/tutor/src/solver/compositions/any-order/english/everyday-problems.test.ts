import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("everyday English word problems", () =>
  answersRows([
    [
      "Two ferries leave the dock at 6:00 am. One returns every 40 minutes and the other every 60 minutes. When will they both be back at the dock together?",
      "8:00 a.m.",
    ],
    ["How many different matches can be made among 9 tennis players if each plays each other once?", "36"],
    ["In a box of chocolates 3/8 are dark. There are 15 dark ones. How many chocolates are in the box?", "40"],
    ["A water tank holds 240 liters. A pump fills it at 16 liters a minute. How many minutes to fill it?", "15"],
    [
      "A car starts from town A at 50 km/h. An hour later another car starts from A at 75 km/h in the same direction. When will the second car overtake the first?",
      "2",
    ],
    ["Sue invests $3000 at 4% for 2 years compounded yearly. How much interest does she earn?", "244.8"],
    ["A field is 80 m long and 45 m wide. How much fence is needed to go around it?", "250"],
    ["Kelly gets $12 an hour and works 7.5 hours. What does she earn?", "90"],
    ["In a box of chocolates 3/8 are dark. There are 15 milk ones. How many chocolates are in the box?", null],
    ["A water tank holds 240 liters. A pump fills it at 16 gallons a minute. How many minutes to fill it?", null],
    [
      "A car starts from town A at 75 km/h. An hour later another car starts from A at 50 km/h in the same direction. When will the second car overtake the first?",
      null,
    ],
  ]));
