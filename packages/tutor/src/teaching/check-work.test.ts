import { describe, expect, it } from "vitest";
import { checkWork } from "./check-work.ts";
import { slipWords } from "./slips.ts";

describe("a student's working", () => {
  it.each([
    [["2(x+3) = 16", "2x + 6 = 16", "2x = 10", "x = 5"]],
    [["c^2 = 33^2+56^2 = 1089+3136 = 4225", "c = 65"]],
    [["3^2 + 4^2 = c^2", "25 = c^2", "c = 5"]],
    [["x^2 - 5x + 6 = 0", "(x-2)(x-3) = 0", "x = 2 or x = 3"]],
    [["3x - 4 < 11", "3x < 15", "x < 5"]],
    [["3/4 + 2/5", "= 15/20 + 8/20", "= 23/20"]],
    [["(x+3)^2 = x^2 + 6x + 9"]],
    [["2(x+1) + 3 = 2x + 2 + 3 = 2x + 5"]],
    [["2x＋3＝9", "2x＝6", "所以 x＝3"]],
    [["x + y = 5", "2x + 2y = 10"]],
    [["2 + 3 = 5", "5 * 2 = 10"]],
    [["", "4x = 8", "", "x = 2"]],
    [["3 × (4 + 5)", "= 3 × 9", "= 27"]],
    [["3(4 + 5)", "4 + 5 = 9", "3 × 9 = 27"]],
    [["3(4 + 5)", "3 × 4 = 12", "3 × 5 = 15", "12 + 15 = 27"]],
    [["40% of 60", "0.4 × 60", "= 24"]],
    [["$80 × 15% = $12", "$80 - $12 = $68"]],
    [["3/4 ÷ 2/3", "= 3/4 × 3/2", "= 9/8"]],
    [["2x + y = 11", "x - y = 1", "3x = 12", "x = 4", "8 + y = 11", "y = 3"]],
    [["x + y = 10, x - y = 4", "so 2x = 14", "x = 7, y = 3"]],
    [["y = 2x + 1", "3x + y = 11", "3x + 2x + 1 = 11", "5x = 10", "x = 2", "y = 5", "(2, 5)"]],
    [["x^2 - 5x + 6 = 0", "(x-2)(x-3) = 0", "x - 2 = 0", "x - 3 = 0", "x = 2", "x = 3"]],
    [["x^2 - 4x + 1 = 0", "x = (4 ± √12)/2", "x = 2 ± √3"]],
    [["x^2 - 5x + 6 = 0", "x₁ = 2，x₂ = 3"]],
    [["-5 < 2x + 3 < 7", "-8 < 2x < 4", "-4 < x < 2"]],
    [["|x - 3| = 5", "x - 3 = 5 or x - 3 = -5", "x = 8 or x = -2"]],
    [["√(x+5) = x - 1", "x + 5 = x^2 - 2x + 1", "x^2 - 3x - 4 = 0", "x = 4 or x = -1", "x = 4"]],
    [["2/x = 4", "2 = 4x", "x = 1/2"]],
  ])("%j is right", (lines) => {
    expect(checkWork(lines)).toEqual({ kind: "right" });
  });

  it.each([
    [["2(x+3) = 16", "2x + 3 = 16", "2x = 13"], 1, "first-term-only"],
    [["3x + 5 = 20", "3x = 25"], 1, "sign-when-moved"],
    [["5x = 2x + 9", "7x = 9"], 1, "sign-when-moved"],
    [["2x + 6 = 10", "2x = 10"], 1, "one-side-only"],
    [["2x + 6 = 10", "2x = 4", "x = 3"], 2, null],
    [["-2x < 6", "x < -3"], 1, "sign-not-flipped"],
    [["(x+3)^2", "x^2 + 9"], 1, "square-of-sum"],
    [["5x - (2x - 4)", "5x - 2x - 4"], 1, "minus-parentheses"],
    [["1/2 + 1/3", "2/5"], 1, "tops-and-bottoms"],
    [["x^2 = 9", "x = 3"], 1, "lost-solution"],
    [["x = 3", "x^2 = 9"], 1, "extra-solution"],
    [["2(x+1) = 2x + 2 = 2x + 1"], 0, null],
    [["2 + 3 = 5", "5 * 2 = 11"], 1, null],
    [["3 × (4 + 5) = 3 × 9 = 28"], 0, null],
    [["3 × (4 + 5)", "= 3 × 9", "= 28"], 2, null],
    [["3(4 + 5)", "12 + 5 = 17"], 1, null],
    [["12 + 8 = 20 × 3 = 60"], 0, "run-on"],
    [["3/4 + 2/5 = 5/9"], 0, "tops-and-bottoms"],
    [["40% of 60", "0.04 × 60", "= 2.4"], 1, null],
    [["2x + y = 11", "x - y = 1", "3x = 10", "x = 10/3"], 2, null],
    [["y = 2x + 1", "3x + y = 11", "3x + 2x + 1 = 11", "5x = 10", "x = 2", "y = 4"], 5, null],
    [["2x + y = 5", "y = 5 + 2x"], 1, null],
    [["x^2 = 5x", "x = 5"], 1, "lost-solution"],
    [["x^2 - 5x + 6 = 0", "(x-2)(x-3) = 0", "x - 2 = 0", "x = 2"], 2, "lost-solution"],
    [["x^2 - 5x + 6 = 0", "(x-2)(x-3) = 0", "x = 2 or x = -3"], 2, null],
    [["-5 < 2x + 3 < 7", "-8 < 2x < 4", "-4 < x < 8"], 2, null],
    [["|x - 3| = 5", "x - 3 = 5", "x = 8"], 1, "lost-solution"],
    [["√(x+5) = x - 1", "x + 5 = x^2 - 2x + 1", "x^2 - 3x - 4 = 0", "x = 4 or x = -1"], 3, "unchecked"],
    [["x/2 + x/3 = 10", "3x + 2x = 10"], 1, null],
  ])("%j goes wrong in line %i", (lines, line, slip) => {
    expect(checkWork(lines)).toMatchObject({ kind: "wrong", line, slip });
  });

  it("says nothing of what it can't read", () => {
    expect(checkWork(["3x + 5 = 20", "then i moved the five", "x = 5"])).toEqual({ kind: "unreadable", line: 1 });
    expect(checkWork(["x = 5", "y = 5"])).toEqual({ kind: "unreadable", line: 1 });
    expect(checkWork(["(".repeat(5000)])).toEqual({ kind: "unreadable", line: 0 });
  });

  it("has words for each slip in both languages", () => {
    expect(Object.keys(slipWords.ch)).toEqual(Object.keys(slipWords.en));
  });
});

it("finds the wrong line of a length, and the lost solution of what is none", () => {
  expect(checkWork(["c^2 = 33^2+56^2 = 1089+3136 = 4225", "c = 75"])).toMatchObject({ kind: "wrong", line: 1 });
  expect(checkWork(["c^2 = 33^2+56^2 = 1089+3136 = 4225", "c = -65"])).toMatchObject({ kind: "wrong", line: 1 });
  expect(checkWork(["c^2 = 33^2+56^2 = 1089+3136 = 4226", "c = 65"])).toMatchObject({ kind: "wrong", line: 0 });
  expect(checkWork(["x^2 = 25", "x = 5"])).toMatchObject({ kind: "wrong", line: 1 });
});
