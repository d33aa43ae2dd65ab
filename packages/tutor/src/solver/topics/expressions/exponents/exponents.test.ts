import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("the laws of exponents", () => {
  answersRows([
    ["simplify x^5/x^2", "x^3"],
    ["simplify \\frac{x^3}{x^7}", "1/x^4"],
    ["simplify x^{-2} * x^5", "x^3"],
    ["what is x^3 * x^4", "x^7"],
    ["simplify (2x^2y)^3", "8x^6y^3"],
    ["simplify 12a^5b^2/(4a^2b)", "3a^3b"],
    ["simplify (x^-2)^3", "1/x^6"],
    ["simplify 6x^2/(9x^5)", "2/(3x^3)"],
    ["化简 a^6÷a^2", "a^4"],
    ["计算 a^2·a^3", "a^5"],
    ["计算 (-2x²)³", "-8x^6"],
    ["x^3 * y^2 + 1", null],
    ["x^n * x^2", null],
    ["(2x^3)(5x^4) = ?", "10x^7"],
    ["计算：(3a)(4a²)", "12a^3"],
    ["(3x)(y)", "3xy"],
    ["x", null],
    ["3x", null],
  ]);

  it("adds and subtracts the exponents", () => {
    for (let a = 3; a < 15; a++)
      for (let b = 1; b < a - 1; b++) expect(solveText(`simplify x^${a} / x^${b}`)).toBe(`x^${a - b}`);
  });
});
