import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("inequalities", () => {
  answersRows([
    ["solve 3x-4<11", "x < 5"],
    ["-2x+1 ≥ 7", "x ≤ -3"],
    ["how do i solve 5 - x > 2", "x < 3"],
    ["solve the inequality 4(x - 1) <= 2x + 6 for x", "x ≤ 5"],
    ["x/3 - 2 >= 1", "x ≥ 9"],
    ["$-3x + 2 \\leq 14$", "x ≥ -4"],
    ["1 < 2x+3 <= 9", "-1 < x ≤ 3"],
    ["-5 ≤ 3 - 2x < 7", "-2 < x ≤ 4"],
    ["3 plus x is greater than 5", "x > 2"],
    ["2x plus 1 is less than 9", "x < 4"],
    ["2x > 2x + 1", "no solution"],
    ["3(x+1) > 3x", "all real numbers"],
    ["x^2-4x+3>0", "x < 1 or x > 3"],
    ["x^2 - 9 ≤ 0", "-3 ≤ x ≤ 3"],
    ["-x^2 + 5x - 6 > 0", "2 < x < 3"],
    ["x^2+1<0", "no solution"],
    ["解不等式 (x-1)/2 ≤ x+3", "x ≥ -7"],
    ["2x-5>7怎么解", "x > 6"],
    ["求不等式 3x＋1＜10 的解集", "x < 3"],
    ["解不等式组：x-1>0 和 2x<10", "1 < x < 5"],
    ["解不等式组 \\begin{cases}2x+1>3\\\\x-4\\le 0\\end{cases}", "1 < x ≤ 4"],
    ["解不等式 x²-2x-3<0", "-1 < x < 3"],
    ["解不等式组 x>3, x+1<2", "no solution"],
    ["x + y < 4", null],
    ["x > 3", null],
    ["how many even integers satisfy 2 < 3x < 20", null],
    ["x^2 - 2 < 0", null],
    ["3x - 4 ≠ 11", null],
  ]);

  it("flips the sign just when the number in front is negative", () => {
    for (let index = 0; index < 120; index++) {
      const [a, b, x] = [(index % 11) - 5 || 6, (index % 13) - 6, ((index * 7) % 19) - 9];
      const text = `${a}x + (${b}) < ${a * x + b}`;
      if (a !== 1 || b !== 0) expect([text, solveText(text)]).toEqual([text, `x ${a > 0 ? "<" : ">"} ${x}`]);
    }
  });
});
