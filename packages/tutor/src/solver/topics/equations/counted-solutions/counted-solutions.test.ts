import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("for which number so many whole numbers are solutions", () =>
  answersRows([
    ["parameter a of x>a, x<3 with exactly 3 integer solutions", "-1 ≤ a < 0"],
    ["parameter a of x≥a, x<2 with exactly 4 integer solutions", "-3 < a ≤ -2"],
    ["parameter m of 2x-1>3, x≤m with exactly 2 integer solutions", "4 ≤ m < 5"],
    ["parameter a of 3x-a≤0 with exactly 3 positive integer solutions", "9 ≤ a < 12"],
    ["parameter a of 2x+a<4 with exactly 2 nonnegative integer solutions", "0 ≤ a < 2"],
    ["parameter a of x>a, x<3 with no solution", "a ≥ 3"],
    ["parameter a of x≥a, x≤3 with no solution", "a > 3"],
    ["parameter a of x≥a, x≤3 with a solution", "a ≤ 3"],
    ["parameter a of x>a, x<3 with a solution", "a < 3"],
    ["parameter m of x<m+1, x>2m-1 with no solution", null],
    ["parameter a of x>a, x>3 with exactly 3 integer solutions", null],
    ["parameter a of x>a with exactly 3 integer solutions", null],
    ["parameter a of x>a with exactly 3 positive integer solutions", null],
  ]));
