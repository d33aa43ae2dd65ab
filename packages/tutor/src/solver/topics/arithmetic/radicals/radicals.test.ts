import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("square roots of numbers", () => {
  answersRows([
    ["simplify √50", "5√2"],
    ["simplify sqrt(72)", "6√2"],
    ["simplify the radical \\sqrt{48}", "4√3"],
    ["√12 + √27", "5√3"],
    ["what is 3√8 - √2", "5√2"],
    ["√6*√15", "3√10"],
    ["rationalize the denominator of 6/√3", "2√3"],
    ["rationalize 1/(2+√3)", "2 - √3"],
    ["simplify (2+√5)(2-√5)", "-1"],
    ["simplify (1+√2)^2", "3 + 2√2"],
    ["√(1/2)", "√2/2"],
    ["化简 √18", "3√2"],
    ["把 1/√2 分母有理化", "√2/2"],
    ["计算 √20-√5", "√5"],
    ["化简√75＋√3", "6√3"],
    ["simplify √(7+4√3)", "2 + √3"],
    ["化简 √(9-4√5)", "√5 - 2"],
    ["simplify √(8+2√15)", "√3 + √5"],
    ["simplify √(2+√3)", "√2/2 + √6/2"],
    ["simplify √(4+2√3) - √(4-2√3)", "2"],
    ["simplify √(5-2√6)", "√3 - √2"],
    ["simplify √(1+√2)", null],
    ["simplify √(3-2√3)", null],
    ["√7", null],
    ["√(-4)", null],
    ["simplify √x", null],
    ["√2 to 3 places", null],
  ]);

  it("takes the square out that was put in", () => {
    for (let outside = 2n; outside < 40n; outside++)
      for (const inside of [2n, 3n, 5n, 6n, 7n, 10n])
        expect(solveText(`simplify √${outside * outside * inside}`)).toBe(`${outside}sqrt(${inside})`);
  });
});
