import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("points", () =>
  answersRows([
    ["Reflect (4,-9) over the y-axis.", "(-4,-9)"],
    ["点P(5,-3)关于x轴对称的点的坐标", "(5,3)"],
    ["What is the reflection of the point (2, 7) through the origin?", "(-2,-7)"],
    ["Reflect (2, 7) over the line y = x.", "(7,2)"],
    ["Which quadrant is (-3, -8) in?", "3"],
    ["点(-7,2)在第几象限", "2"],
    ["点(4,-2)在第几象限", "4"],
    ["Which quadrant is (0, 5) in?", null],
    ["How far is (3,-4) from the x-axis?", "4"],
    ["点(3,-4)到y轴的距离是多少", "3"],
    ["Move (1, 2) 3 units to the left.", "(-2,2)"],
    ["点(1,2)向上平移3个单位后的坐标", "(1,5)"],
    ["What is the other endpoint of the segment with midpoint (1,2) and endpoint (3,4)?", "(-1,0)"],
    ["What is the area of the triangle with vertices (0,0), (8,0) and (3,5)?", "20"],
    ["以(1,1)、(5,1)、(1,4)为顶点的三角形面积是多少", "6"],
    ["What is the area of the triangle with vertices (0,0), (1,1) and (2,2)?", null],
  ]));
