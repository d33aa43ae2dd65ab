import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("a line and a curve of second degree", () => {
  answersRows([
    ["solve the system y = x^2, y = x + 6", "(-2, 4), (3, 9)"],
    ["solve the system x + y = 5, xy = 6", "(2, 3), (3, 2)"],
    ["solve the system x^2 + y^2 = 25, x + y = 7", "(3, 4), (4, 3)"],
    ["solve the system y = 2x - 1, y = x^2", "x = 1, y = 1"],
    ["solve the system y = x^2 + 1, y = x", "no solution"],
    ["solve the system y = x^2 - 2x, y = 4 - x^2", "(-1, 3), (2, 0)"],
    ["解方程组 y=2x+1, y=x²-2", "(-1, -1), (3, 7)"],
    ["solve the system x + y = 1, x^2 + y^2 = 13", "(-2, 3), (3, -2)"],
    ["solve the system x - y = 1, x^2 - y^2 = 5", "x = 3, y = 2"],
    ["solve the system y = x^2, y = 2x + 1", "(1 - sqrt(2), 3 - 2sqrt(2)), (1 + sqrt(2), 3 + 2sqrt(2))"],
    ["solve the system x^2 + y^2 = 25, x^2 - y^2 = 7", null],
    ["solve the system y = x^2, 2y = 2x^2", null],
  ]);
});
