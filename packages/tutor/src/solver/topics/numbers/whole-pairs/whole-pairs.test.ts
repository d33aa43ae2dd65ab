import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("pairs of whole numbers that an equation has", () =>
  answersRows([
    ["all pairs of positive whole numbers with 5x + 3y = 41", "x = 1, y = 12; x = 4, y = 7; x = 7, y = 2"],
    ["all pairs of nonnegative whole numbers with 2x+3y=6", "x = 0, y = 2; x = 3, y = 0"],
    ["how many pairs of positive whole numbers with x^2 - y^2 = 105", "4"],
    ["how many pairs of integers with x^2 - y^2 = 15", "8"],
    ["how many pairs of integers with x*y = 12", "12"],
    ["all pairs of positive whole numbers with xy + x + y = 14", "x = 2, y = 4; x = 4, y = 2"],
    ["all pairs of positive whole numbers with xy = 2x + 3y", "(4, 8), (5, 5), (6, 4), (9, 3)"],
    ["how many pairs of positive whole numbers with 1/x + 1/y = 1/6", "9"],
    ["how many pairs of integers with x^2 + y^2 = 25", "12"],
    ["all pairs of positive whole numbers with m^2 + n^2 = 50", "m = 1, n = 7; m = 5, n = 5; m = 7, n = 1"],
    ["all pairs of positive whole numbers with 4x^2 - y^2 = 15", "x = 2, y = 1; x = 4, y = 7"],
    ["whether there are pairs of integers with 6x + 9y = 22", "no"],
    ["whether there are pairs of integers with 6x - 4y = 22", "yes"],
    ["whether there are pairs of positive whole numbers with x^2 - y^2 = 6", "no"],
    ["whether there are pairs of nonnegative whole numbers with 3x+6y=20", "no"],
    ["whether there are pairs of nonnegative whole numbers with 3x+5y=8", "yes"],
    ["all pairs of positive whole numbers with xy+x+y=34 where x<y", "x = 4, y = 6"],
    ["how many pairs of positive whole numbers with 1/x+1/y=1/6 where x > y", "4"],
    ["how many pairs of positive whole numbers with 1/x+1/y=1/6 where x ≤ y", "5"],
    ["all pairs of positive whole numbers with xy+x+y=34 where a<y", null],
    // Without end, or no such equation.
    ["all pairs of positive whole numbers with 5x - 3y = 41", null],
    ["all pairs of positive whole numbers with x^2 + xy + y^2 = 41", null],
    ["all pairs of positive whole numbers with x^2 - y^2 = 6", null],
    ["all pairs of integers with 5x + 3y = 41", null],
    ["all pairs of positive whole numbers with 5x + 3 = 41", null],
  ]));
