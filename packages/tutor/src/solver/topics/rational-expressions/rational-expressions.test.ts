import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("fractions with letters below the line", () => {
  answersRows([
    ["Simplify (x^2 - 9)/(x - 3).", "x+3"],
    ["simplify (x^2+5x+6)/(x^2-4)", "(x+3)/(x-2)"],
    ["simplify 1/x + 1/(x+1)", "(2x+1)/(x^2+x)"],
    ["化简 (a²-1)/(a²-2a+1)", "(a+1)/(a-1)"],
    ["simplify (x+y)/(x-y)", null],
    ["simplify (x^2-1)/(x-1) = 3", null],
  ]);
});
