import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("values of which the square follows", () =>
  answersRows([
    ["已知a²+b²=13，ab=6，求a+b的值", "-5 or 5"],
    ["已知a²+b²=13，ab=6，求a-b的值", "-1 or 1"],
    ["If x + y = 5 and xy = 6, what is x - y?", "-1 or 1"],
    ["已知a-b=1，ab=6，求a+b", "-5 or 5"],
    ["the value of x+y if x^2+y^2=25, xy=12 where both are positive", "7"],
    // No real numbers, a square that is none of a fraction, and what has one sign only.
    ["已知a²+b²=5，ab=6，求a+b的值", null],
    ["If x + y = 5 and xy = 1, what is x - y?", null],
    ["If x + y = 5 and x^2 + y^2 = 13, what is xy?", "6"],
    ["If x^2 - y^2 = 24 and x + y = 6, what is x - y?", "4"],
  ]));
