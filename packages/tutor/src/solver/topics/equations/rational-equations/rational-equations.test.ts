import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("equations with the letter below a line", () => {
  answersRows([
    ["解分式方程：2/(x+1)+3/(x-1)=6/(x²-1)", "no solution"],
    ["1/(x-2) + 3 = (x-1)/(x-2)", "no solution"],
    ["1/(x-1) + 1/(x+1) = 3/(x^2-1)", "x = 3/2"],
    ["x/(x-2) - 8/(x^2-4) = 1", "no solution"],
    ["2/x = 4", "x = 1/2"],
    ["solve 3/(x-1) = 6", "x = 3/2"],
    ["\\frac{x}{x-2} = \\frac{2}{x-2}", "no solution"],
    ["6/x = x + 1", "x = 2 or x = -3"],
    ["解分式方程 3/x = 2/(x-1)", "x = 3"],
    ["1/x + 1/y = 2", null],
  ]);

  it("keeps no root that makes a denominator zero", () => {
    for (let a = 1; a < 20; a++) {
      expect(solveText(`x/(x - ${a}) = ${a}/(x - ${a})`)).toBe("no solution");
      expect(solveText(`${a * 6}/x = 3`)).toBe(`x = ${a * 2}`);
    }
  });
});
