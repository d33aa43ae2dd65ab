import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("lines", () => {
  answersRows([
    ["What is the slope of the line 4x - 2y = 10?", "2"],
    ["Find the slope of the line 3x+5y=15", "-3/5"],
    ["What is the y-intercept of y = 2x - 7?", "-7"],
    ["Find the x-intercept of 3x + 4y = 24.", "8"],
    ["where does the line y=2x-8 cross the x-axis?", "(4,0)"],
    ["求直线y=2x-6与x轴的交点坐标", "(3,0)"],
    ["Write the equation of the line with slope 3 passing through (1, 4).", "y=3x+1"],
    ["find the equation of the line with slope -2 and y-intercept 5", "y=-2x+5"],
    ["What is the slope of x = 3?", null],
    ["what is the slope of y = x^2", null],
    ["What is the x-intercept of y = 4?", null],
  ]);
});
