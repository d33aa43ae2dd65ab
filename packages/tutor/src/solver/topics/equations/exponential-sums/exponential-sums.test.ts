import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("equations with several powers of one number", () => {
  answersRows([
    ["solve 2^{x+2}+2^x=40", "x = 3"],
    ["2^(x+3) - 2^x = 56", "x = 3"],
    ["4^x - 6*2^x + 8 = 0", "x = 1 or x = 2"],
    ["9^x - 8*3^x - 9 = 0", "x = 2"],
    ["3*2^x = 24", "x = 3"],
    ["2^x + 2^(x-1) = 3/2", "x = 0"],
    ["5^(x+1) + 5^x = 750", "x = 3"],
    ["4^x + 2^x + 1 = 0", "no solution"],
    ["解方程 3^(x+1)+3^x=36", "x = 2"],
    ["4^x*8 = 32*2^x", "x = 2"],
    ["2^x + 3^x = 13", null],
    ["2^x + x = 6", null],
    ["2^x + 2 = 7", null],
    ["2^x + 2^y = 7", null],
  ]);

  it("finds the exponent of each sum", () => {
    for (const base of [2, 3, 5])
      for (let x = 1; x <= 5; x++)
        expect(solveText(`${base}^(x+1) + ${base}^x = ${base ** x * (base + 1)}`)).toBe(`x = ${x}`);
  });
});
