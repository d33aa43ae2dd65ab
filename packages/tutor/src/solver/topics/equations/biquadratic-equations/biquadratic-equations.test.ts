import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("equations in the square of a letter", () => {
  answersRows([
    ["solve x^4 - 5x^2 + 4 = 0", "x = -2 or x = -1 or x = 1 or x = 2"],
    ["解方程 x⁴-x²-6=0", "x = sqrt(3) or x = -sqrt(3)"],
    ["x^4 = 16", "x = 2 or x = -2"],
    ["solve x^4 - 4x^2 = 0", "x = 0 or x = 2 or x = -2"],
    ["solve x^4 + 5x^2 + 4 = 0", "no solution"],
    ["solve x^4 + x^2 + 1 = 0", "no solution"],
    ["solve x^4 - 3x^2 + 1 = 0", null],
    ["solve x^4 - 5x^3 + 4 = 0", null],
  ]);
});
