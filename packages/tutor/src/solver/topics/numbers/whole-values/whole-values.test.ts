import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("numbers for which an expression is whole, or a square", () =>
  answersRows([
    ["how many positive integers with 24/(n+1) whole", "7"],
    ["how many integers with (n+7)/(n-1) whole", "8"],
    ["all integers with (n+10)/(n+3) whole", "-10, -4, -2, 4"],
    ["how many positive integers with 12/(n-1) whole and positive", "6"],
    ["how many integers with 12/(n-1) whole", "12"],
    ["how many integers with 12/(n-1) whole and positive", "6"],
    ["the sum of all integers with 6/(2n+1) whole", "-2"],
    ["the largest integer with (n^2+3)/(n+1) whole", "3"],
    ["all positive integers with n^2 + 45 a square", "2, 6, 22"],
    ["all integers with n^2 + 3n - 5 a square", "-9, 6"],
    ["all natural numbers with n^2 + 16 a square", null],
    ["all positive integers with n^2 + 6n + 9 a square", null],
    ["all integers with (n+1)/(n^2+1) whole", null],
    ["how many integers with (2n+2)/(n+1) whole", null],
    ["how many integers with x/y whole", null],
  ]));
