import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("numbers for which linear equations have no solution, one, or many", () => {
  answersRows([
    ["For what values of a does ax + 3 = 2x + 5 have no solution?", "a = 2"],
    ["For what values of m does 3(x + 2) = mx + 6 have infinitely many solutions?", "m = 3"],
    ["For what values of k does kx - 4 = 1 have exactly one solution?", "k ≠ 0"],
    ["For what values of b does 2x + b = 2x + 7 have infinitely many solutions?", "b = 7"],
    ["For what values of b does 2x + b = 2x + 7 have no solution?", "b ≠ 7"],
    ["For what values of a does the system 2x + 3y = 5, 4x + ay = 11 have no solution?", "a = 6"],
    ["For what values of k does the system x + 2y = 3, 2x + ky = 6 have infinitely many solutions?", "k = 4"],
    ["For what values of k does the system x + 2y = 3, 2x + 4y = k have infinitely many solutions?", "k = 6"],
    ["For what values of k does the system x + 2y = 3, 2x + ky = 7 have exactly one solution?", "k ≠ 4"],
    ["For what values of k does the system y = kx + 1, y = 3x + 4 have no solution?", "k = 3"],
    ["For what values of a and b does ax + 3 = 2x + b have infinitely many solutions?", "a = 2, b = 3"],
    ["For what values of a and b does a(x - 1) = 3x + b have infinitely many solutions?", "a = 3, b = -3"],
    // There is none such number.
    ["For what values of m does 3(x + 2) = mx + 6 have no solution?", null],
    ["For what values of k does the system x + 2y = 3, 2x + ky = 7 have infinitely many solutions?", null],
    ["For what values of k does the system x + ky = 3, kx + 4y = 6 have no solution?", null],
    ["For what values of k does 2x + 3 = 5 have no solution?", null],
  ]);
});
