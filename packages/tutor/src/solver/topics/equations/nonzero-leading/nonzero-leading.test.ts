import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("letters in the leading coefficient", () =>
  answersRows([
    ["若(m-2)x²+3x-1=0是一元二次方程，m不能等于几", "2"],
    ["若关于x的方程(m-2)x²+3x-1=0是一元二次方程，则m的取值范围是", "m != 2"],
    ["函数y=(m+1)x²+3是二次函数，m满足什么条件", "m != -1"],
    ["已知y=(k-3)x+2是一次函数，求k的取值范围", "k != 3"],
    ["If (a+4)x^2 - 3x + 1 = 0 is a quadratic equation, what values can a have?", "a != -4"],
    // The square has to go for a linear one, and a letter in an exponent is another kind.
    ["若(m-2)x²+3x-1=0是一元一次方程，求m的取值范围", null],
    ["若(m-2)x^m+3x-1=0是一元二次方程，求m的值", "no solution"],
  ]));
