import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("ranges of linear and quadratic functions on an interval", () =>
  answersRows([
    ["the range of y = 2x + 1 for 0 ≤ x ≤ 3", "1 <= y <= 7"],
    ["What is the range of f(x) = 5 - 2x for -1 < x <= 2?", "1 <= y < 7"],
    ["the range of y = x^2 - 4x + 9 for 0 <= x <= 3", "5 <= y <= 9"],
    ["the range of y = x^2 - 4x + 9 for 0 < x < 4", "5 <= y < 9"],
    ["the range of y = x^2 for x >= 2", "y >= 4"],
    ["the range of y = x^2 for x > -2", "y >= 0"],
    ["the range of y = -x^2 + 2x for 2 <= x < 3", "-3 < y <= 0"],
    ["当-1≤x≤2时，求y=-2x+3的取值范围", "-1 <= y <= 5"],
    ["函数y=-2x+3，当-1≤x≤2时，y的取值范围", "-1 <= y <= 5"],
    ["二次函数y=x²-2x-3，当0≤x≤3时，求函数值y的取值范围", "-4 <= y <= 0"],
    ["一次函数y=3x-2，当x<1时，y的取值范围是", "y < 1"],
    // Not which values the letter may have, and nothing where a number is missing.
    ["函数y=-2x+3，当-1≤y≤2时，y的取值范围", null],
    ["the range of y = kx + 3 for 0 <= x <= 3", null],
    ["the range of y = 2x + 1 for 3 <= x <= 0", null],
    ["the range of y = 1/x for 1 <= x <= 2", null],
  ]));
