import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

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
    ["Find the equation of the line through (1, 4) parallel to y = 2x - 3.", "y=2x+2"],
    ["What is the equation of the line that is perpendicular to y = 2x - 3 and passes through (2, 1)?", "y=-x/2+2"],
    ["find the equation of the line passing through (0, 5) and perpendicular to 3x + 4y = 12", "y=4x/3+5"],
    ["求过点(1,4)且与直线y=2x-3平行的直线的解析式", "y=2x+2"],
    ["与直线y=2x-3垂直且过点(2,1)的直线方程", "y=-x/2+2"],
    ["Find the equation of the line through (1, 4) perpendicular to y = 3.", null],
    ["What is the slope of x = 3?", null],
    ["what is the slope of y = x^2", null],
    ["What is the x-intercept of y = 4?", null],
  ]);
});
