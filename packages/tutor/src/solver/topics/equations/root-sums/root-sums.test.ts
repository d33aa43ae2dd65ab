import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("equations with two square roots", () => {
  answersRows([
    ["solve √(x+5)+√x=5", "x = 4"],
    ["√(x+8) - √x = 2", "x = 1"],
    ["√(2x+3)-√(x-1)=1", "no solution"],
    ["√(3x+1)-√(x-1)=2", "x = 1 or x = 5"],
    ["√(2x-1)=√(x+4)", "x = 5"],
    ["√(x-5)=√(2x-3)", "no solution"],
    ["√(x+1)+√(x+6)=-5", "no solution"],
    ["2√x = √(x+9)", "x = 3"],
    ["解方程 √(x+9)-√x=1", "x = 16"],
    ["√(x+1)+√y=3", null],
    ["√(x+1)+√x+√(x-1)=3", null],
  ]);

  it("finds the number that two squares were made of", () => {
    for (let a = 1; a < 12; a++)
      for (let more = 1; more < 6; more++)
        expect(solveText(`√(x + ${2 * a * more + more * more}) - √x = ${more}`)).toBe(`x = ${a * a}`);
  });
});
