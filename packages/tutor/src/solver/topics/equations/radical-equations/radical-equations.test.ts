import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("equations with a square root", () => {
  answersRows([
    ["solve √(x+3) = x - 3", "x = 6"],
    ["sqrt(2x-1) = 5", "x = 13"],
    ["\\sqrt{x} + 2 = 7", "x = 25"],
    ["3√(x-2) = 12", "x = 18"],
    ["√x = -4", "no solution"],
    ["solve √(x+7) = x + 1", "x = 2"],
    ["解无理方程 √(x-1)=3", "x = 10"],
    ["解方程 √(2x+3)=x", "x = 3"],
    ["√x + √(x+5) = 5", "x = 4"],
    ["√(x+1) = y", null],
  ]);

  it("never keeps a root that only squaring brought in", () => {
    for (let a = 1; a < 30; a++) {
      const found = solveText(`√(x + ${a * a - a}) = x - ${a}`);
      expect(found === null || !found.includes(" or ")).toBe(true);
      expect(solveText(`√(x + ${a}) = ${a}`)).toBe(`x = ${a * a - a}`);
    }
  });
});
