import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("pairs of whole numbers with one equation", () => {
  answersRows([
    ["how many pairs of positive whole numbers satisfy 3x + 5y = 31", "2"],
    ["how many pairs of positive whole numbers satisfy 3x+5y=44", "3"],
    ["how many pairs of nonnegative whole numbers satisfy 2x + 5y = 37", "4"],
    ["how many pairs of nonnegative whole numbers satisfy x + y = 5", "6"],
    ["how many pairs of positive whole numbers satisfy 4x + 6y = 9", "0"],
    ["the largest whole number that is not 5x + 8y with whole numbers x and y", "27"],
    // Without end, where a divisor is common to both; one letter only; another equation.
    ["the largest whole number that is not 4x + 6y with whole numbers x and y", null],
    ["how many pairs of positive whole numbers satisfy 3x + 5x = 31", null],
    ["how many pairs of positive whole numbers satisfy 3x - 5y = 31", null],
  ]);
});
