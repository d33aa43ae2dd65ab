import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("whole numbers with properties", () => {
  answersRows([
    ["the smallest whole number n with n has exactly 12 divisors", "60"],
    ["how many whole numbers n less than 100 with n has exactly 3 divisors", "4"],
    ["the smallest whole number n with n times 540 is a square", "15"],
    ["the smallest whole number n with n times 72 is a cube", "3"],
    ["the smallest whole number n with n divides 540 to a square", "15"],
    ["the largest whole number n from 100 to 999 with n is divisible by 2, 3 and 5", "990"],
    ["the only whole number n less than 100 with n mod 4 = 3 and n mod 5 = 3 and n mod 7 = 0", "63"],
    ["the smallest whole number n greater than 2 with n mod each of 3, 4 and 5 = 2", "62"],
    ["how many whole numbers n from 100 to 400 with n is a square", "11"],
    ["the sum of all whole numbers n from 10 to 30 with n is divisible by 7", "63"],
    [
      "the only whole number n from 10 to 99 with n has digit sum 12 and n has its tens digit 2 times its ones digit",
      "84",
    ],
    ["the smallest whole number n with n times (n + 1) = 72", "8"],
    ["the smallest whole number n with n times (n - 1) = 72", "9"],
    ["the smallest whole number n with n solves 3x ≡ 5 (mod 7)", "4"],
    ["the smallest whole number n with n solves 2x ≡ 5 (mod 6)", null],
    ["the smallest whole number n with n plus 1 is divisible by 4, 4 and n plus 1 is divisible by 5, 5", "19"],
    ["the smallest whole number n with n makes 72n a cube", "3"],
    ["the largest whole number n of 3 digits with n is divisible by 2, 3, 5", "990"],
    ["how many whole numbers n of 2 digits with n has digit sum 5", "5"],
    ["the smallest whole number n with n counts out as 3, 3, 1, 5, 5, 2, 7, 7, 4", "67"],
    ["the smallest whole number n with n counts out as 3, 4, 1, 5, 5, 2", null],
    // Two numbers, no number, no bound, and a condition nobody knows.
    ["the only whole number n less than 100 with n mod 4 = 3", null],
    ["the smallest whole number n with n times (n + 1) = 73", null],
    ["the largest whole number n with n is a square", null],
    ["the smallest whole number n with n is a square and n is lucky", null],
    ["the smallest whole number n with n mod 3 = 5", null],
  ]);
});
