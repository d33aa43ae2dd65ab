import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("powers that follow from others", () =>
  answersRows([
    ["已知 2^m=3，2^n=5，那么 2^(m+n) 是多少", "15"],
    ["if 3^a = 2 and 3^b = 7 what is 3^(2a+b)", "28"],
    ["若 a^m=6，a^n=2，求 a^(m-2n)", "3/2"],
    ["If 2^x = 5, what is 2^(x+3)?", "40"],
    ["已知 2^x=3，求 4^x 的值", "9"],
    ["If 5^m = 4, find 25^m * 5", "80"],
    ["若 x^a=2，x^b=3，求 x^(3a+2b)", "72"],
    ["3^m=6, 9^n=2, 求 3^{m-2n}", "3"],
    ["已知 2^m=3，4^n=5，求 2^(m+2n)", "15"],
    ["已知 2^m=3，4^n=5，求 2^(m+n)", null],
    ["if 2^m=3 and 3^n=5 what is 2^(m+n)", null],
    ["if 2^m = 3, what is 2^(m+n)", null],
    ["if a^m = 3 what is a^(m+1)", null],
    ["若 2^m=3，求 2m 的值", null],
  ]));
