import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("equations in several letters", () => {
  answersRows([
    ["Solve for y in terms of x: 3x + 2y = 12", "y=6-3x/2"],
    ["Solve A = lw for w", "w=A/l"],
    ["由方程2x-y=3，用含x的代数式表示y", "y=2x-3"],
    ["Make t the subject of v = u + at.", "t = (v-u)/a"],
    ["Solve A = (1/2)h(b+c) for b", "b = 2A/h - c"],
    ["Solve I = prt for r", "r = I/(p*t)"],
    ["solve V=lwh for h", "h = V/(l*w)"],
    ["solve x^2 + y = 4 for x", null],
    ["solve ax + bx = 3 for x", null],
  ]);
});
