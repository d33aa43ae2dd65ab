import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("letters found from coefficients", () =>
  answersRows([
    ["If x-2 is a factor of x^3+kx-10, find k", "k = 1"],
    ["If x^3+kx-10 is divisible by x-2, what is k?", "k = 1"],
    ["若x+2是多项式x²+kx-6的因式,求k", "k = -1"],
    ["If the remainder when x^2+ax+3 is divided by x-1 is 9, find a", "a = 5"],
    ["If the remainder when x^2+ax+b is divided by x-1 is 9, find a", null],
    ["If (x+3)(x-m) has no x term, what is m?", "m = 3"],
    ["若(x²+mx)(x-2)不含x²项,求m", "m = 2"],
    ["If 3x^m y^2 and -5x^3 y^n are like terms, find m+n", "5"],
    ["若3x^(m+1)y^2与-5x^3y^(2n)是同类项,求m+n", "3"],
    ["若3x^m y^2与-5x^3是同类项,求m", null],
    ["If (x+3)(x-5)=x^2+mx+n for all x, find m+n", "-17"],
    ["If x^2+mx-15=(x+3)(x+n) for all x, find m", "m = -2"],
    ["If (x+3)(x-5)=x^2+mx+n, what is m+n?", "-17"],
    ["若x^2+mx-15=(x+3)(x+n),则m的值是多少", "m = -2"],
    ["If (x+a)(x+3)=x^2+bx-12 for all x, find a and b", "a = -4, b = -1"],
    ["If (x+a)(x+3)=x^2+bx-12 for all x, find a, b", "a = -4, b = -1"],
    ["If (x+a)(x+3)=x^2+bx-12 for all x, find a and c", null],
    ["If (x+1)(x+2)=x^2+5x+n for all x, find n", null],
  ]));
