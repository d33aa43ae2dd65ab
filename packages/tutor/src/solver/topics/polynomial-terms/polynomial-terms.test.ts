import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("the terms of a polynomial", () =>
  answersRows([
    ["What is the coefficient of x^2 in (3x-2)(x^2+1)?", "-2"],
    ["coefficient of x in (2x-3)(x+5)", "7"],
    ["what is the coefficient of x^3 in x^2 + 1", "0"],
    ["What is the coefficient of xy in (x+2y)(3x-y)?", "5"],
    ["what is the coefficient of x in x^2y + xy", null],
    ["(3x-2)(x²+1)的展开式中x²的系数是多少", "-2"],
    ["多项式3x²-2x+5的一次项系数是什么", "-2"],
    ["What is the coefficient of the quadratic term of 7 - 4x^2 + x?", "-4"],
    ["what is the degree of 4x^5-3x^2+7", "5"],
    ["单项式-2x²y³的次数", "5"],
    ["单项式-2x²y³的系数", "-2"],
    ["leading coefficient of 5-3x^4+x", "-3"],
    ["what is the leading coefficient of xy + x^2", null],
    ["What is the constant term of (x+2)^3?", "8"],
    ["what is the number of terms in (x+1)(x-1)(x^2+1)", "2"],
    ["how many terms are there in 3x+2y-x+5-2y", "2"],
    ["What is the sum of the coefficients of (2x-1)^5?", "1"],
    ["what is the degree of 7", null],
  ]));
