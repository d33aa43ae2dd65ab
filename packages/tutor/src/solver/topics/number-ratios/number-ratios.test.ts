import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("two numbers in a ratio", () =>
  answersRows([
    ["both of two numbers in the ratio 3:5 with difference 14", "21, 35"],
    ["the larger of two numbers in the ratio 3:5 with sum 40", "25"],
    ["the first of two numbers in the ratio 5:3 with difference 14", "35"],
    ["the first of two numbers in the ratio 5:5 with difference 14", null],
  ]));
