import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("several absolute values, or the letter beside one", () =>
  answersRows([
    ["solve |x-2|+|x+3|=9", "x = -5 or x = 4"],
    ["|x+1| - |x-3| = 2", "x = 2"],
    ["|x-1| + |x-4| = 3", "1 ≤ x ≤ 4"],
    ["|x-1| + |x-4| = 2", "no solution"],
    ["|x-1| + |x-4| < 7", "-1 < x < 6"],
    ["|x-1| + |x-4| ≥ 7", "x ≤ -1 or x ≥ 6"],
    ["|x-1| < 2x+4", "x > -1"],
    ["|2x-1| > x", "x < 1/3 or x > 1"],
    ["解不等式 |x+2|>|x-4|", "x > 1"],
    ["|x+1| + |x-2| + |x-3| = 10", "x = -2 or x = 14/3"],
    ["|x-2|+|x+3|≥5", "all real numbers"],
    ["|x-2|+|y+3|=5", null],
    ["|x^2-2|+|x|=5", null],
  ]));
