import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("two points", () => {
  answersRows([
    ["What is the distance between (1, 2) and (4, 6)?", "5"],
    ["find the distance between the points (0,0) and (1,1)", "sqrt(2)"],
    ["Find the midpoint of the segment with endpoints (2, 4) and (8, 10).", "(5, 7)"],
    ["What is the midpoint of (-1, 3) and (4, -2)?", "(3/2, 1/2)"],
    ["What is the slope of the line through (1, 2) and (3, 8)?", "3"],
    ["Find the equation of the line through (1, 3) and (3, 7).", "y = 2x + 1"],
    ["Find the equation of the line passing through (2, 3) and (2, 7).", "x = 2"],
    ["求点A(1,2)和点B(4,6)之间的距离", "5"],
    ["已知点A(2,4)、B(8,10)，求线段AB的中点坐标", "(5, 7)"],
    ["求经过点(1,3)和(3,7)的直线的解析式", "y = 2x + 1"],
    ["What is the slope of the line through (1, 2) and (1, 8)?", null],
    ["What is the slope of a line perpendicular to the line through (1, 2) and (3, 8)?", "-1/3"],
    ["What is the distance between (1, 2), (4, 6) and (7, 8)?", null],
  ]);
});
