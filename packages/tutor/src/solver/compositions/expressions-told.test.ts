import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("exercises with expressions in other words", () =>
  answersRows([
    ["Square the binomial 3x - 4", "9x^2-24x+16"],
    ["Cube the binomial x + 2", "x^3+6x^2+12x+8"],
    ["square (x+7) and simplify", "x^2+14x+49"],
    ["Find the square of the binomial 3x-4", "9x^2-24x+16"],
    ["Raise the binomial x+2 to the fourth power", "x^4+8x^3+24x^2+32x+16"],
    ["求二项式2x-3的平方", "4x^2-12x+9"],
    ["多项式a-2b的立方", "a^3-6a^2b+12ab^2-8b^3"],
    ["square x+3=5", null],
    ["一个数的3倍比y多4，这个数是多少", null],
    ["一个数的3倍比它多4，这个数是多少", "2"],
    ["若-2x^m y^3与xy^n的和是单项式, 则mn=", "3"],
    ["若3a^2b^n与5a^m b^3可以合并,求m-n", "-1"],
    ["If the sum of 3x^2y^n and -x^m y^4 is a monomial, find m+n", "6"],
    ["What is the negative reciprocal of 3/4?", "-4/3"],
    ["2x-1的相反数是5,求x", "-2"],
    ["已知A=2x²-x,B=x²+3,求A-2B", "-x-6"],
    ["If A = 3x - 2 and B = x + 5, find 2A - B", "5x-9"],
    ["A减去x²-1得2x+3,求A", "x^2+2x+2"],
    ["一个长方形长a宽b,周长是", "2a+2b"],
    ["Use the distributive property to factor 12x+18", "6(2x+3)"],
    ["a^3·a^m=a^9, 则m=", "6"],
    ["若a^m÷a^3=a^5，求m的值", "8"],
    ["If (x^2)^n = x^10, find n", "5"],
    ["3.6×10^7 divided by 9×10^3", "4000"],
    ["3.6×10^7除以9×10^3", "4000"],
    ["What is 8×10^6 divided by 2×10^2?", "40000"],
    ["多项式x³-2x+1的____次项系数是____", null],
  ]));
