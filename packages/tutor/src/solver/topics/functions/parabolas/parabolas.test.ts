import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("parabolas", () => {
  answersRows([
    ["What is the vertex of y = x^2 - 6x + 5?", "(3,-4)"],
    ["抛物线y=x²-4x+1的顶点坐标是什么？", "(2,-3)"],
    ["What is the minimum value of x^2 - 4x + 7?", "3"],
    ["find the axis of symmetry of y = 2x^2+8x-1", "x=-2"],
    ["求二次函数y=-x²+2x+3的最大值", "4"],
    ["Rewrite y = 2x^2 - 8x + 11 in vertex form.", "y=2(x-2)^2+3"],
    ["Write x^2 + 10x + 7 in the form (x + p)^2 + q.", "(x+5)^2-18"],
    ["what is the vertex form of y = -x^2 + 3x", "y=-(x-3/2)^2+9/4"],
    ["将二次函数y=x²-4x+1化成y=a(x-h)²+k的形式", "y=(x-2)^2-3"],
    ["What must be added to x^2 - 14x to make a perfect square?", "49"],
    ["what should be added to 4x^2 + 12x to make it a perfect square trinomial", "9"],
    ["x²+6x加上多少就是完全平方式", "9"],
    ["What must be added to x^2 - 14x + 1 to make a perfect square?", null],
    ["What must be added to 2x^2 - 14x to make a perfect square?", null],
    ["rewrite y = 3x + 1 in vertex form", null],
    ["maximum value of x^2+1", null],
    ["what is the vertex of y = 2x + 1", null],
    ["what is the vertex of x^2 + y^2 = 4", null],
  ]);
});
