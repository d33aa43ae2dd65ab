import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("numbers in a row by their product", () =>
  answersRows([
    ["The product of two consecutive odd numbers is 143. What are they?", "11, 13"],
    ["Product of two consecutive odd positive numbers is 195. find the smaller", "13"],
    ["两个连续偶数的积是 168，求这两个数", "12, 14"],
    ["三个连续质数的和是83，求最大的质数", "31"],
    ["三个连续自然数的积是210，它们的和是多少", "18"],
    ["The product of two consecutive integers is 72. What are they?", null],
    ["The product of two consecutive odd numbers is 144. What are they?", null],
    ["The product of two consecutive terms of a sequence is 72. What are they?", null],
  ]));
