import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("equations of fourth degree", () =>
  answersRows([
    ["解方程(x²-x)²-8(x²-x)+12=0", "x = -2 or x = -1 or x = 2 or x = 3"],
    ["Solve (x^2+x)^2 - 8(x^2+x) + 12 = 0.", "x = -3 or x = -2 or x = 1 or x = 2"],
    ["solve (x-1)(x-2)(x+3)(x+4) = 0", "x = -4 or x = -3 or x = 1 or x = 2"],
    ["解方程(x²+x)²-4(x²+x)-12=0", "x = -3 or x = 2"],
    ["solve (2x-1)^4 = 16(2x-1)^2", "x = -3/2 or x = 1/2 or x = 5/2"],
    ["解方程(x²-x)²-8(x²-x)+1=0", null],
    ["what is the sum of the solutions of (x^2+x)^2 - 8(x^2+x) + 13 = 0", null],
  ]));
