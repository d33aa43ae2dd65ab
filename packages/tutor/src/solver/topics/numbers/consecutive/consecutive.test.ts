import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("consecutive numbers", () => {
  answersRows([
    ["the sum of 2 consecutive odd numbers is 56, find them", "27, 29"],
    ["三个连续偶数的和是 78，求中间的数", "26"],
    ["三个连续自然数的积是 60，最大的数是多少？", "5"],
    ["The sum of three consecutive integers is 72. What are the integers?", "23, 24, 25"],
    ["The sum of three consecutive even integers is 78. Find the largest.", "28"],
    ["Find three consecutive odd numbers whose sum is 57.", "17, 19, 21"],
    ["The sum of two consecutive numbers is 15. What is the smaller number?", "7"],
    ["The sum of 5 consecutive integers is 0. What is the smallest?", "-2"],
    ["三个连续自然数的和是72，这三个数分别是多少？", "23, 24, 25"],
    ["五个连续偶数的和是100，最大的数是多少？", "24"],
    ["三个连续奇数的和是57，求这三个数", "17, 19, 21"],
    ["The sum of three consecutive integers is 73. What are the integers?", null],
    ["The sum of three consecutive odd integers is 78. Find the largest.", null],
    ["The product of two consecutive integers is 72. What are the integers?", null],
  ]);

  it("finds the numbers that were added", () => {
    for (let first = -5; first < 60; first += 7) {
      const numbers = [first, first + 1, first + 2, first + 3];
      const sum = numbers.reduce((a, b) => a + b);
      expect(solveText(`The sum of 4 consecutive integers is ${sum}. What are the integers?`)).toBe(numbers.join(", "));
    }
  });
});
