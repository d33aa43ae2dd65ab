import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("percent", () => {
  answersRows([
    ["what is 20% of 50?", "10"],
    ["whats 15 percent of 200", "30"],
    ["find 12.5% of 64", "8"],
    ["what percent of 80 is 20", "25%"],
    ["20 is what percent of 80?", "25%"],
    ["30 is 25% of what number?", "120"],
    ["increase 50 by 20%", "60"],
    ["decrease 80 by 15%", "68"],
    ["25% off 80", "60"],
    ["what is the percent change from 40 to 50", "25%"],
    ["80的25%是多少", "20"],
    ["求 60 的 30% 是多少", "18"],
    ["20是80的百分之几？", "25%"],
    ["120的百分之二十是多少", "24"],
    ["200增加10%是多少", "220"],
    ["50减少20%等于多少", "40"],
    ["what is 20% of", null],
    ["20% of 30% of 50", "3"],
    ["what is 20 of 50", null],
    ["a shirt is 20% off and then 10% off 50", null],
  ]);

  it("finds the part that a percentage was built from", () => {
    for (let share = 1; share <= 60; share++) {
      const whole = share * 20;
      expect(solveText(`what percent of ${whole} is ${share * 4}`)).toBe("20%");
      expect(solveText(`what is ${share}% of ${whole}`)).toBe(solveText(`compute ${whole} * ${share} / 100.0`));
    }
  });
});
