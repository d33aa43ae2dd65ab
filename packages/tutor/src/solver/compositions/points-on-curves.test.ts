import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("a letter in a point that lies on a curve", () =>
  answersRows([
    ["The point (a, 5) lies on the line y = 3x - 10. Find a.", "a = 5"],
    ["If (3, k) is on the graph of y = x^2 - 2x + 1, what is k?", "k = 4"],
    ["The line 2x + 3y = c passes through (4, -1). Find c.", "c = 5"],
    ["If the graph of y = kx - 5 goes through the point (2, 3), what is k?", "k = 4"],
    ["已知点P(2,m)在反比例函数$y=\\frac{6}{x}$的图象上，则m=____", "m = 3"],
    ["抛物线y=x²+bx-3经过点(2,5)，求b的值", "b = 2"],
    ["点A(a+1, 4)在直线y=2x-6上，则a的值是多少", "a = 4"],
    ["The point (a, 5) does not lie on the line y = 3x - 10. What is a?", null],
    ["点(a,5)不在直线y=3x-10上，求a的值", null],
    ["The line y = kx + b passes through (2, 3). Find k.", null],
  ]));
