import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

const zero = "as a sum of what is never negative";

describe("a sum of what is never negative is 0", () =>
  answersRows([
    [`the value of b^a if |a-2|+(b+3)^2=0 ${zero}`, "9"],
    [`the value of (a+b)^2025 if |a-2|+(b+3)^2=0 ${zero}`, "-1"],
    [`the value of x/y if √(x-3)+|y+4|=0 ${zero}`, "-3/4"],
    [`the letters for which |x-y-1|+(x-4)^2=0 ${zero}`, "x = 4, y = 3"],
    [`the value of abc if 2|a-1|+3(b+2)^2+√(c-4)=0 ${zero}`, "-8"],
    ["已知|a-2|+(b+3)²=0,求 b^a 的值", "9"],
    ["If (x-1)^2 + |y+2| = 0, what is x + y?", "-1"],
    [`the value of a+b if |a-2|-(b+3)^2=0 ${zero}`, null],
    [`the value of a+b if |a-2|+(b+3)^3=0 ${zero}`, null],
    [`the value of a+b if |a-2|+(b+3)^2=1 ${zero}`, null],
    [`the value of a+c if |a-2|+(b+3)^2=0 ${zero}`, null],
    ["If (x+1)^2 + |y-2024| = 0, what is x^y?", "1"],
    ["若√(m-3)+(n+2)²=0，则 n^m=", "-8"],
    ["若√(m-3)-(n+2)²=0，则 n^m=", null],
    ["若|a-2|+(b+3)²=1,求 b^a 的值", null],
  ]));
