import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("two numbers in a ratio", () =>
  answersRows([
    ["both of two numbers in the ratio 3:5 with difference 14", "21, 35"],
    ["the larger of two numbers in the ratio 3:5 with sum 40", "25"],
    ["the largest part of 180 divided in the ratio 2:3:4", "80"],
    ["the smallest part of 180 divided in the ratio 2:3:4", "40"],
    ["the first of two numbers in the ratio 5:3 with difference 14", "35"],
    ["the first of two numbers in the ratio 5:5 with difference 14", null],
  ]));
