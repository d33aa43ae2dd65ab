import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("functions by their points, and where graphs meet", () => {
  answersRows([
    ["一次函数y=kx+b的图象过(1,-1)、(3,3)，当x=5时y=", "7"],
    ["If f is linear with f(2)=5 and f(4)=11, find f(7)", "20"],
    ["正比例函数y=kx与反比例函数y=6/x的一个交点是(2,3)，求k", "3/2"],
    ["The graphs of y = kx + 1 and y = 8/x meet at (2, 4). Find k.", "3/2"],
    ["抛物线y=ax²+bx+3经过(1,0)，(2,-1)，求a、b", "a = 1, b = -4"],
    ["已知抛物线y=ax²+bx+3经过点(1,0)和(2,-1)，求抛物线的解析式", "y = x^2 - 4x + 3"],
    ["抛物线的对称轴是x=2，且过(1,0)，(0,3)，求抛物线的解析式", "y = x^2 - 4x + 3"],
    ["直线y=x+1与双曲线y=2/x的交点坐标", "(-2,-1), (1,2)"],
    ["Where do y = x + 1 and y = 2/x intersect?", "(-2,-1), (1,2)"],
    ["Graph y = 2x - 3. What is the y-intercept?", "-3"],
    ["line with undefined slope passing through (4, -2)", "x = 4"],
    // A point that is not on the other curve, one point too few, or a third unknown.
    ["正比例函数y=kx与反比例函数y=6/x的一个交点是(2,4)，求k", null],
    ["抛物线y=ax²+bx+c经过(1,0)，(2,-1)，求a、b", null],
    ["If f is linear with f(2)=5, find f(7)", null],
    ["Graph y = 2x - 3. What is the area under it?", null],
  ]);
});
