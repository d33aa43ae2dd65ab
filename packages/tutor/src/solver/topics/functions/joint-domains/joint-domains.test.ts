import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("where expressions with several conditions make sense", () =>
  answersRows([
    ["what is the domain of √(x-2)/(x-5)", "x >= 2 and x != 5"],
    ["函数y=√(x-2)/(x-5)中自变量x的取值范围", "x >= 2 and x != 5"],
    ["若 √(2x-3)+√(5-x) 有意义，x 的取值范围是什么", "3/2 <= x <= 5"],
    ["what is the domain of 1/(x^2-9)", "x != -3 and x != 3"],
    ["what is the domain of 1/(x^2+9)", "all real numbers"],
    ["函数y=1/√(x+1)+1/(x-3)的定义域", "x > -1 and x != 3"],
    ["要使√(x+2)/x有意义，求x的取值范围", "x >= -2 and x != 0"],
    ["what is the domain of √(x-1)/(x-1)", "x > 1"],
    ["what is the domain of √(x-5)/(x-2)", "x >= 5"],
    ["分式(x-1)/(x²-9)在x等于什么时没有意义", "x = -3 or x = 3"],
    ["for what value is the fraction (x-1)/(x^2-5x+6) undefined", "x = 2 or x = 3"],
    // Nowhere, at places that are no fractions, and with two letters.
    ["what is the domain of √(x-5)+√(2-x)", null],
    ["what is the domain of 1/(x^2-2)", null],
    ["what is the domain of 1/(x-y)", null],
    ["for what value is the fraction √(x-1)/(x-2) undefined", null],
  ]));
