import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("equations with logarithms", () =>
  answersRows([
    ["solve log_2(x-3)=5", "x = 35"],
    ["Solve log₅(2x - 1) = 2.", "x = 13"],
    ["log base 3 of (x+2) = 4, what is x", "x = 79"],
    ["lg(x-1)=2 解x", "x = 101"],
    ["求x：log₂x=6", "x = 64"],
    ["若 log₂(x-3)=5，则实数 x 的值为______.", "x = 35"],
    ["log_x 8 = 3", "x = 2"],
    ["solve $\\log_4 x = \\frac{3}{2}$", "x = 8"],
    ["log_2(x) + log_2(x-2) = 3", "x = 4"],
    ["log_3(x+6) - log_3(x) = 2", "x = 3/4"],
    ["log_2(x+1) = log_2(3x-5)", "x = 3"],
    ["2 log_3 x = 4", "x = 9"],
    ["log_2 x = -3", "x = 1/8"],
    ["what is log_2 32", "5"],
    ["log_2 8 + log_3 9", "5"],
    ["计算 lg1000", "3"],
    ["log_8 4", "2/3"],
    ["log_2 8 = x", "x = 3"],
    ["log_2 7", null],
    ["log_2(x) = y", null],
    ["log_2(x) = x", null],
    ["is x = 3 a solution of log_2(x) = 5", null],
    ["What is x + 1 if log_2(x) = 5?", null],
    ["log_2(x) < 3", null],
  ]));
