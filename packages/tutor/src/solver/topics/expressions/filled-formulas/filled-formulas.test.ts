import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("filled formulas", () => {
  answersRows([
    ["The graph of y = k/x passes through (-3, 4). Find k.", "-12"],
    ["the line y = kx + 3 goes through the point (2, 11). what is k", "4"],
    ["If (1, 5) is on y = x^2 + bx + 1, what is b?", "3"],
    ["反比例函数 y=k/x 的图象过点(-3,4)，求k的值", "-12"],
    ["点(2,6)在直线y=kx上，求k", "3"],
    ["If A = lw and A = 20 and l = 5, what is w?", "4"],
    ["If S=(a+b)h/2 and a=3, b=5, h=4, what is S?", "16"],
    ["If P = 2l + 2w, l = 7 and w = 3, what is P?", "20"],
    ["已知 v=u+at，u=3，a=2，t=5，求v", "13"],
    ["The graph of y = kx + b passes through (-3, 4). Find k.", null],
    ["The graph of y = 2x + 1 passes through (-3, 4). Find k.", null],
    ["If A = lw and A = 20, what is w?", null],
    ["If f(x)=ax+1 and f(2)=7, what is a?", "3"],
    ["已知f(x)=3x-2，求f^{-1}(4)", "2"],
    ["If V=lwh and V=60, l=5, w=4, what is h?", "3"],
    ["When is y=4x+9 equal to 33?", "6"],
    ["When is f(x)=4x+9 equal to 33?", "6"],
  ]);
});
