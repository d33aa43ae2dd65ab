import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("the same percentage each time", () => {
  answersRows([
    ["What equal percent growth takes 200 to 288 in 2 rounds?", "20%"],
    ["What equal percent decrease takes 200 to 162 in 2 rounds?", "10%"],
    ["What equal percent growth takes 1000 to 1331 in 3 rounds?", "10%"],
    ["What equal percent decrease takes 25 to 16 in 2 rounds?", "20%"],
    ["从 100 增长到 144，每次增长的百分率相同，共增长 2 次，每次增长百分之几？", "20%"],
    ["从 60 降低到 48.6，每次降低的百分率相同，共降低 2 次，每次降低百分之几？", "10%"],
    ["What equal percent growth takes 288 to 200 in 2 rounds?", null],
    ["What equal percent decrease takes 162 to 200 in 2 rounds?", null],
    ["What equal percent growth takes 200 to 300 in 2 rounds?", null],
    ["What equal percent growth takes 0 to 300 in 2 rounds?", null],
    ["What equal percent growth takes 200 to 288 in 0 rounds?", null],
  ]);

  it("is found again", () => {
    for (let percent = 5; percent <= 60; percent += 5) {
      const after = (100 + percent) ** 2;
      expect(solveText(`What equal percent growth takes 10000 to ${after} in 2 rounds?`)).toBe(`${percent}%`);
    }
  });
});
