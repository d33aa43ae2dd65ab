import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("equations with the letter in an exponent", () => {
  answersRows([
    ["solve 2^x = 8", "x = 3"],
    ["3^(x+1) = 81", "x = 3"],
    ["4^x = 8", "x = 3/2"],
    ["2^x = 1/16", "x = -4"],
    ["9^{x-1} = 27", "x = 5/2"],
    ["解方程 2^x=16", "x = 4"],
    ["解指数方程 5^(2x)=125", "x = 3/2"],
    ["9·3^n = 3^7", "n = 5"],
    ["2^(2x)*4 = 32", "x = 3/2"],
    ["2^x * 3 = 24", "x = 3"],
    ["2^100 - 2^99 = 2^n", "n = 99"],
    ["3^20*9^5 = 3^x", "x = 30"],
    ["2^50 + 2^50 = 2^n", "n = 51"],
    ["2^50 + 2^49 = 2^n", null],
    ["2^x = 7", null],
    ["2^x = -8", "no solution"],
    ["2^x = x", null],
  ]);

  it("finds the exponent of each power", () => {
    for (const base of [2, 3, 5, 6])
      for (let x = 2; x <= 7; x++) expect(solveText(`${base}^x = ${base ** x}`)).toBe(`x = ${x}`);
  });
});
