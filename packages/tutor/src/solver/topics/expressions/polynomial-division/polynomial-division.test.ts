import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("polynomials divided by polynomials", () => {
  answersRows([
    ["divide x^3 - 2x^2 - 5x + 6 by x - 1", "x^2 - x - 6"],
    ["What's the remainder when x^3 + 2x - 5 is divided by x - 2?", "7"],
    ["divide 2x^3 + 3x^2 - 8x + 3 by x + 3", "2x^2 - 3x + 1"],
    ["求 x³-3x+5 除以 x-2 的余数", "7"],
    ["x³-1 除以 x-1 的商是多少", "x^2 + x + 1"],
    ["divide x + 1 by x^2", null],
    ["divide 6x^3 - 4x^2 by 2x", "3x^2 - 2x"],
    ["divide 12a^2b - 8ab by 4a", "3a b - 2b"],
    ["divide 6x + 9 by 3", "2x + 3"],
    ["is x+3 a factor of x^3+27", "yes"],
    ["x-1是多项式x^3+2的因式吗", "no"],
    ["divide x^2 + xy by x + 1", null],
    ["What is the remainder when x^3 is divided?", null],
  ]);

  it("leave what the polynomial is at the root", () => {
    for (let root = 1; root <= 9; root++)
      expect(solveText(`remainder when x^3 + x + 1 is divided by x - (${root})`)).toBe(`${root ** 3 + root + 1}`);
  });
});
