import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

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
    ["solve ax + bx = 3 for x", "x = 3/(a+b)"],
    ["solve A = 1/2(a+b)h for h", "h = 2A/(a+b)"],
    ["solve V = 1/3πr^2h for h", "h = 3V/(πr^2)"],
    ["solve A = πr^2 for r", "r = sqrt(A/π)"],
    ["solve c^2 = a^2 + b^2 for a", "a = sqrt(c^2-b^2)"],
    ["solve 1/f = 1/u + 1/v for f", "f = uv/(u+v)"],
    ["solve y = (x+1)/(x-2) for x", "x = (2y+1)/(y-1)"],
    ["solve v^2 = u^2 + 2as for s", "s = (v^2-u^2)/(2a)"],
    ["solve F = 9/5C + 32 for C", "C = 5(F-32)/9"],
    ["solve v^2 = u^2 + 2as for u", null],
    ["solve for m: y = mx + 6 and all that", null],
  ]);
});
