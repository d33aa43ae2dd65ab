import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("fractions, decimals, and percents", () => {
  answersRows([
    ["convert 0.375 to a fraction", "3/8"],
    ["what is 3/8 as a decimal", "0.375"],
    ["write 45% as a fraction in simplest form", "9/20"],
    ["change 7/20 to a percent", "35%"],
    ["把0.125化成最简分数", "1/8"],
    ["把3/5化成百分数", "60%"],
    ["把35%化成小数", "0.35"],
    ["write 1/3 as a decimal", null],
    ["write 0.5 as a decimal", null],
    ["convert 0.333... to a fraction", "1/3"],
    ["convert 12 inches to feet", "1"],
  ]);

  it("come back to what they were", () => {
    for (let percent = 1; percent <= 100; percent++) {
      const decimal = solveText(`write ${percent}% as a decimal`);
      expect(percent === 100 ? "100%" : solveText(`write ${decimal} as a percent`)).toBe(`${percent}%`);
    }
  });
});
