import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("where a root or a fraction makes sense", () =>
  answersRows([
    ["若 √(2x-3) 有意义，x 的取值范围是什么", "x >= 3/2"],
    ["分式 1/(x-2) 有意义，x 应满足什么条件", "x != 2"],
    ["when is 3/(2x+1) defined?", "x != -1/2"],
    ["what is the domain of sqrt(3x - 6)", "x >= 2"],
    ["what is the domain of sqrt(5 - x)?", "x <= 5"],
    ["当 x 取何值时，分式 (x+1)/(x-3) 有意义", "x != 3"],
    ["要使 1/√(x-4) 有意义，求 x 的取值范围", "x > 4"],
    ["若 √(2x-3)+√(5-x) 有意义，x 的取值范围是什么", "3/2 <= x <= 5"],
    ["For what value of x is 3/(2x+1) undefined?", "-1/2"],
    ["当x为何值时，分式1/(x-2)无意义", "2"],
    ["for what value is the fraction 3/(2x+1) undefined", "-1/2"],
    ["for what value of x is sqrt(2x+1) undefined", null],
    ["what is the domain of f(x)=2x^2-3x+1", "all real numbers"],
    ["函数y=2x+1中自变量x的取值范围", "all real numbers"],
    ["what is the domain of x^2/x", "x != 0"],
    ["domain of |x|", null],
    ["what is the range of sqrt(3x - 6)", null],
    ["when is 3/(2x+1) equal to 1 defined", null],
  ]));
