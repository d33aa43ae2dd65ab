import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("inequalities by the parts of the line", () => {
  answersRows([
    ["solve 2x < -4 or x - 3 > 1", "x < -2 or x > 4"],
    ["解不等式 x-1>0 或 x+2<0", "x < -2 or x > 1"],
    ["solve 2x - 1 >= 3 or x + 4 < 10", "all real numbers"],
    ["solve (x-1)(x+2)(x-3) > 0", "-2 < x < 1 or x > 3"],
    ["solve x^3 - 4x <= 0", "x <= -2 or 0 <= x <= 2"],
    ["solve (x+1)/(x-2) > 0", "x < -1 or x > 2"],
    ["solve (x+1)/(x-2) <= 0", "-1 <= x < 2"],
    ["解不等式 1/x<2", "x < 0 or x > 1/2"],
    ["solve (x-1)^2 (x+3) >= 0", "x >= -3"],
    ["solve (x-1)^2 (x+3) <= 0", "x <= -3 or x = 1"],
    ["solve x < 1 or y > 2", null],
    ["solve x^3 - 2x > 0", null],
  ]);
});
