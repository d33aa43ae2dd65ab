import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("what is asked of the solution of two equations", () =>
  answersRows([
    ["the pair with x+y=5 and x^2+y^2=13 where x > y", "x = 3, y = 2"],
    ["the pair with x+y=5, x^2+y^2=13 where x < y", "x = 2, y = 3"],
    ["the value of x if x+y=7, x^2+y^2=29 where x>y", "5"],
    ["the value of y if x-y=2, xy=35 where both are positive", "5"],
    ["the pair with x-y=2, xy=35 where both are negative", "x = -5, y = -7"],
    ["the value of x-y if x^2-y^2=24, x+y=6 where nothing else is known", "4"],
    ["the value of x-y if xy=24, x+y=10 where x > y", "2"],
    ["the value of x-y if xy=24, x+y=10 where nothing else is known", null],
    ["the pair with xy=24, x+y=10 where nothing else is known", null],
    ["the pair with xy=24, x+y=10 where both are negative", null],
    ["the pair with xy=24, x+y=10 where a > b", null],
    ["the pair with x^2+y^2=25, x-y=1 where x > y > 0", "x = 4, y = 3"],
    ["the pair x, y with xy=24, x+y=10 where x > y", "x = 6, y = 4"],
    ["the pair x, y, x with xy=24, x+y=10 where x > y", null],
    ["已知 x²-y²=24，x+y=6，求 x-y", "4"],
    ["If x + y = 10 and xy = 24, what is x - y?", "-2 or 2"],
  ]));
