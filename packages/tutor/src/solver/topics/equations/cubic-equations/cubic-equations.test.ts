import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("cubic equations", () => {
  answersRows([
    ["solve x^3 - 6x^2 + 11x - 6 = 0", "x = 1 or x = 2 or x = 3"],
    ["解方程 x³-3x²-4x+12=0", "x = 2 or x = -2 or x = 3"],
    ["2x^3 - 3x^2 - 3x + 2 = 0", "x = -1 or x = 2 or x = 1/2"],
    ["x^3 = 27", "x = 3"],
    ["x³=4x", "x = 0 or x = 2 or x = -2"],
    ["solve x^3 - 2x^2 - 2x + 4 = 0 by factoring", "x = 2 or x = sqrt(2) or x = -sqrt(2)"],
    ["x^3 - 3x + 2 = 0 怎么解", "x = 1 or x = -2"],
    ["solve x^3 + x + 1 = 0", null],
    ["solve x^3 - 6x^2 + 11x - 6", null],
    ["solve x^3 - 6x^2 < 0", "x < 0 or 0 < x < 6"],
  ]);

  it("have the roots that they were built from", () => {
    for (let a = -4; a <= 4; a++) {
      const [b, c] = [a + 1, a + 3];
      const found = solveText(`x^3 - (${a + b + c})x^2 + (${a * b + b * c + a * c})x - (${a * b * c}) = 0`);
      expect(found?.split(" or ").sort()).toEqual([a, b, c].map((root) => `x = ${root}`).sort());
    }
  });
});
