import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("opposites, reciprocals, and absolute values", () =>
  answersRows([
    ["what is the reciprocal of 4", "1/4"],
    ["4的倒数", "1/4"],
    ["What is the opposite of 3.5?", "-7/2"],
    ["what is the opposite of x-3", "-x + 3"],
    ["√2-1的相反数是多少", "1 - sqrt(2)"],
    ["What is the reciprocal of -2 1/3?", "-3/7"],
    ["what is the reciprocal of √2", "sqrt(2)/2"],
    ["what is the multiplicative inverse of x/(x+1)", "(x + 1)/(x)"],
    ["what is the reciprocal of 0", null],
    ["√2-3的绝对值是多少", "3 - sqrt(2)"],
    ["what is the absolute value of x - 3", null],
  ]));
