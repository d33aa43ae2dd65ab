import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("absolute values with a letter", () => {
  answersRows([
    ["solve |x-3|=5", "x = -2 or x = 8"],
    ["|x| = 7", "x = 7 or x = -7"],
    ["|x| = -2", "no solution"],
    ["2|x + 1| - 3 = 5", "x = 3 or x = -5"],
    ["|x - 1| = 2x", "x = 1/3"],
    ["|2x+1| < 7", "-4 < x < 3"],
    ["solve 2|x+1|-3 >= 5", "x ≤ -5 or x ≥ 3"],
    ["|x - 4| > -1", "all real numbers"],
    ["|3x - 6| ≤ 0", "x = 2"],
    ["-|x| > -3", "-3 < x < 3"],
    ["\\left|x+2\\right| = 6", "x = 4 or x = -8"],
    ["解方程 |2x-1|=9", "x = 5 or x = -4"],
    ["解绝对值不等式 |x-2|≤3", "-1 ≤ x ≤ 5"],
    ["|x|>4怎么解", "x < -4 or x > 4"],
    ["|x| + |x-1| = 3", "x = -1 or x = 2"],
    ["|x| = y", null],
    ["|x^2 - 1| = 3", null],
  ]);

  it("finds the two numbers at a distance", () => {
    for (let index = 1; index < 60; index++) {
      const [middle, distance] = [(index % 13) - 6, (index % 9) + 1];
      const key = `x = ${middle - distance} or x = ${middle + distance}`;
      expect(solveText(`|x - (${middle})| = ${distance}`)).toBe(key);
    }
  });
});
