import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("equations in one letter", () => {
  answersRows([
    ["pls solve 3x+5=20 i dont get it", "x = 5"],
    ["how do i do 2x-7=9", "x = 8"],
    ["3x-7=20 x=? 谢谢老师", "x = 9"],
    ["5(x-2)=3(x+4) x = ?", "x = 11"],
    ["2x-1=9 x=?", "x = 5"],
    ["Solve for x: 4x - 3 = 2x + 11", "x = 7"],
    ["solve 2(x+3)=16 please", "x = 5"],
    ["Find the value of y if 5y + 2 = 3y - 8.", "y = -5"],
    ["If 3x + 7 = 22, what is x?", "x = 5"],
    ["what is n when 6n = 42", "n = 7"],
    ["x/4 + 3 = 5", "x = 8"],
    ["Solve $\\frac{x}{2}+3=7$ for $x$.", "x = 8"],
    ["solve \\frac{2x-1}{3} = 5", "x = 8"],
    ["3(x - 2) + 4 = 2(x + 5)", "x = 12"],
    ["2(x-3)/3 - x/2 = 5", "x = 42"],
    ["0.5x + 1.2 = 3.7", "x = 5"],
    ["-2x = 8", "x = -4"],
    ["7 - x = 10", "x = -3"],
    ["12 = 5t - 3", "t = 3"],
    ["Solve: 5(2a − 1) = 3(a + 3)", "a = 2"],
    ["solve 3(x+1)=3x+3", "all real numbers"],
    ["5x + 1 = 5x - 2", "no solution"],
    ["(x+1)(x-2) = x^2 + 3", "x = -5"],
    ["x² - 3x = x(x - 1) + 8", "x = -4"],
    ["2x + 1 = 6", "5/2"],
    ["x plus 7 equals 12", "x = 5"],
    ["3x+5=20怎么解", "x = 5"],
    ["求解方程 4x－7＝13", "x = 5"],
    ["解方程：3（x－1）＝2x＋5", "x = 8"],
    ["请问 5x-2=3x+8 的解是多少？", "x = 5"],
    ["若2x+3=11，求x的值", "x = 4"],
    ["如果 3a-6=9，那么 a 等于多少？", "a = 5"],
    ["解方程 (x+1)/2 - (x-1)/3 = 1", "x = 1"],
    ["解一元一次方程 7x=3x", "x = 0"],
    ["老师这道题不会做 2x+9=1", "x = -4"],
    ["解方程 2(x+1)=2x+5", "no solution"],
    ["Find 2x + 1 if 3x + 5 = 20 is false", null],
    ["3x + 5 = 20 + y", null],
    ["x = 5", null],
    ["solve 3x + 5", null],
    ["3x+5=20 has how many solutions between 1 and 10", null],
    ["1/2x = 4", null],
    ["is x = 3 a solution of 2x + 1 = 7", "yes"],
  ]);

  it("finds the number that an equation was built around", () => {
    for (let index = 0; index < 200; index++) {
      const [a, c, x] = [(index % 9) + 2, (index % 7) - 3, ((index * 13) % 41) - 20];
      const [b, factor] = [((index * 7) % 23) - 11, (index % 5) + 1];
      const right = factor * (a * x + b) - c * x;
      const text = `${factor}(${a}x + (${b})) = ${c}x + (${right})`;
      expect([text, solveText(text)]).toEqual([text, factor * a === c ? expect.anything() : `x = ${x}`]);
    }
  });
});
