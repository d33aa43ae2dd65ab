import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("lines by points and slopes, changes of functions, and series by their sum", () =>
  answersRows([
    ["where the line with slope -3 through (1, 2) crosses the x-axis", "(5/3, 0)"],
    ["where the line through (2, 7) and (4, 13) crosses the y-axis", "(0, 1)"],
    ["the x-intercept of the line through (2, 7) and (2, 13)", null],
    ["the y-intercept of the line with slope 1/2 through (4, 5)", "3"],
    ["average rate of change of f(x)=x^2+1 from x=1 to x=4", "5"],
    ["the ratio of the infinite geometric series with sum 20 and first term 5", "3/4"],
    ["the first term of the infinite geometric series with sum 20 and ratio 3/4", "5"],
    ["the first term of the infinite geometric series with sum 20 and ratio 3", null],
    ["2的x次方乘4等于128，x是几", "x = 5"],
    ["先化简，再求值：(x+2)²-(x+1)(x-1)，x=1/2", "7"],
  ]));
