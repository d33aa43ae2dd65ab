import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("what is partly full", () =>
  answersRows([
    ["A tank is 1/4 full. After adding 30 liters it's 5/8 full. What is the capacity?", "80 L"],
    [
      "A tank is 1/3 full. When 20 gallons are added, it is 3/4 full. How many gallons does the tank hold?",
      "48 gallons",
    ],
    ["油箱里有1/4箱油,加30升后是5/8箱,油箱能装多少升", "80 L"],
    ["A tank is 5/8 full. After adding 30 liters it's 1/4 full. What is the capacity?", null],
    ["A tank is 1/4 empty. After adding 30 liters it's 5/8 full. What is the capacity?", null],
    ["A tank is 1/4 full. After adding 30 liters it's 5/8 empty. What is the capacity?", null],
  ]));
