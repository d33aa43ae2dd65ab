import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("parabolas", () => {
  answersRows([
    ["What is the vertex of y = x^2 - 6x + 5?", "(3,-4)"],
    ["抛物线y=x²-4x+1的顶点坐标是什么？", "(2,-3)"],
    ["What is the minimum value of x^2 - 4x + 7?", "3"],
    ["find the axis of symmetry of y = 2x^2+8x-1", "x=-2"],
    ["求二次函数y=-x²+2x+3的最大值", "4"],
    ["maximum value of x^2+1", null],
    ["what is the vertex of y = 2x + 1", null],
    ["what is the vertex of x^2 + y^2 = 4", null],
  ]);
});
