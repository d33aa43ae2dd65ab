import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("integers between two numbers", () =>
  answersRows([
    ["how many integers above √20 below √200", "10"],
    ["all integers above -√5 below √10", "-2, -1, 0, 1, 2, 3"],
    ["how many integers from -7 to 12", "20"],
    ["how many integers above -7 below 12", "18"],
    ["how many integers above -7 to 12", "19"],
    ["the sum of all integers from -4 to 6", "11"],
    ["the largest integer below √50", null],
    ["the largest integer above 0 below √50", "7"],
    ["all integers above -3.5 below 2.1", "-3, -2, -1, 0, 1, 2"],
    ["how many integers above 2√3 below 3√10", "6"],
    ["how many integers above √16 below √81", "4"],
    ["how many integers from √16 to √81", "6"],
    ["how many integers above -7/2 below 7/3", "6"],
    ["how many integers above 5 below 5", "0"],
    ["all integers above 4 below 5", null],
    ["how many integers above 9 below 2", null],
    ["how many integers above x below 2", null],
  ]));
