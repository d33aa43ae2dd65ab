import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("the order of a function's values", () =>
  answersRows([
    ["点(-1,y1)、(2,y2)在反比例函数 y=-6/x 的图象上，则 y1 与 y2 的大小关系是", "y_1 > y_2"],
    ["点A(1,y1)，B(2,y2)都在直线 y=-x+3 上，则y1与y2的大小关系", "y_1 > y_2"],
    ["已知点A(-2,y1)，B(-1,y2)，C(3,y3)都在反比例函数 y=k/x(k<0) 的图象上，则y1，y2，y3的大小关系是", "y_3, y_1, y_2"],
    ["若点A(-3,y1)、B(0,y2)、C(1,y3)在抛物线 y=x²+4x+c 上，比较y1、y2、y3的大小", "y_1, y_2, y_3"],
    ["抛物线 y=-x²+2x+1 过点(0,y1)和(2,y2)，则y1与y2的大小关系是", "y_1 = y_2"],
    ["点(-1,y1)、(2,y2)在反比例函数 y=k/x 的图象上，则 y1 与 y2 的大小关系是", null],
    ["点(-1,y1)、(2,y2)不在直线 y=-x+3 上，则 y1 与 y2 的大小关系是", null],
    ["点(-1,y1)、(2,y2)在直线 y=-x+3 上，求 y1 与 y2 的和", null],
  ]));
