import { describe, expect, it } from "vitest";
import { solveText } from "../../testing/solve-text.ts";

describe("days of the week", () => {
  it.each([
    ["What day of the week will it be 100 days after Monday?", "Wednesday"],
    ["今天是星期三，再过 50 天是星期几？", "Thursday"],
    ["今天是星期三，第 50 天是星期几？", null],
    ["What day of the week will it be in 100 days?", null],
  ])("%s", (question, key) => {
    expect(solveText(question)).toBe(key);
  });
});
