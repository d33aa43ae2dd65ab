import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("fractions with letters below the line", () => {
  answersRows([
    ["(a+1)/a - 1/a", "1"],
    ["1/x + 1/(x+1)", "(2x+1)/(x^2+x)"],
    ["x/(x²-1)÷x/(x+1)", "1/(x-1)"],
    ["(x+1)/x", null],
    ["simplify (a^2-b^2)/(a-b)", "a + b"],
    ["simplify 1/x+1/y", "(x + y)/(x y)"],
    ["simplify (1/x+1/y)/(x+y)", "1/(x y)"],
    ["simplify a/(a-b)+b/(b-a)", "1"],
    ["simplify (x^2-2xy+y^2)/(2x-2y)", "(x - y)/(2)"],
    ["化简：(x+1)/(x^2-1)÷1/(x-1)", "1"],
    ["Simplify (x^2 - 9)/(x - 3).", "x+3"],
    ["simplify (x^2+5x+6)/(x^2-4)", "(x+3)/(x-2)"],
    ["simplify 1/x + 1/(x+1)", "(2x+1)/(x^2+x)"],
    ["化简 (a²-1)/(a²-2a+1)", "(a+1)/(a-1)"],
    ["simplify (x+y)/(x-y)", "(x+y)/(x-y)"],
  ]);
});
