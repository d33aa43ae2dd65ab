import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("facts of functions", () => {
  answersRows([
    ["反比例函数y=-5/x的图象在第几象限", "2, 4"],
    ["反比例函数y=3/x的图象位于第____象限", "1, 3"],
    ["What is the range of y = |x| - 2", "y >= -2"],
    ["range of f(x) = -2|x - 3| + 5", "y <= 5"],
    ["Does the relation {(1,2),(2,3),(1,4)} represent a function?", "no"],
    ["Is {(1,2),(2,3),(3,3)} a function?", "yes"],
    ["What is the range of y = |x| + x", null],
    ["反比例函数y=k/x的图象在第几象限", null],
  ]);

  it.each([
    ["函数y=-2x+3中，y随x的增大而___", "decreases"],
    ["一次函数y=3x-1，y随x的增大而怎样变化", "increases"],
    ["Is the function y = 2x + 1 increasing or decreasing?", "increases"],
    ["f(x)=x^3-2x, is it odd, even or neither?", "odd"],
    ["Is f(x) = x^4 + 1 odd, even, or neither?", "even"],
    ["函数f(x)=x²+x的奇偶性", "neither"],
    ["一次函数y=kx+3中，y随x的增大而减小", null],
  ])("says %s", (question, key) => {
    expect(solveText(question)).toBe(key);
  });
});
