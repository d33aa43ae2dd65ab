import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("facts about lines", () =>
  answersRows([
    ["Is the point (3,-2) on the line 2x+5y=-4?", "yes"],
    ["Is (3, 2) on the line 2x+5y=-4?", "no"],
    ["点(2,7)在直线y=3x+1上吗", "yes"],
    ["Are the lines y=2x+1 and y=-0.5x+3 parallel, perpendicular or neither?", "perpendicular"],
    ["Are the lines y=2x+1 and 4x-2y=3 parallel, perpendicular or neither?", "parallel"],
    ["Are the lines y=2x+1 and y=3x parallel, perpendicular or neither?", "neither"],
    ["Are the lines y=2x+1 and 2y=4x+2 parallel, perpendicular or neither?", null],
    ["What is the area of the triangle formed by y=2x+4 and the axes?", "4"],
    ["直线y=2x+4与坐标轴围成的三角形的面积是多少", "4"],
    ["What is the equation of the vertical line through (3,4)?", "x=3"],
    ["What is the equation of the horizontal line through (3,4)?", "y=4"],
    ["The slope of the line through (1,2) and (4, k) is 3. Find k.", "11"],
    ["The slope of the line through (1,2) and (k, 8) is 3. Find k.", "3"],
    ["The slope of the line through (2, k) and (5, 1) is -2. Find k.", "7"],
    ["What are the intercepts of the line 2x+3y=12?", "(6,0),(0,4)"],
    ["Which quadrant does the line y=2x-1 not pass through?", "2"],
    ["直线y=-x+3不经过第几象限", "3"],
    ["直线y=2x经过第几象限", "1,3"],
    ["Are the points (1,2), (2,4) and (3,6) collinear?", "yes"],
    ["Are the points (1,2), (2,4) and (3,7) collinear?", "no"],
  ]));
