import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("two numbers of known sizes", () =>
  answersRows([
    ["已知|x|=3，|y|=5，且xy<0，求x+y", "-2 or 2"],
    ["若|a|=5，|b|=3，且|a-b|=b-a，则a+b的值为", "-8 or -2"],
    ["If |x| = 3, |y| = 5 and xy < 0, find x + y.", "-2 or 2"],
    ["Given that |a|=4 and |b|=7 and a and b have opposite signs, what is a+b?", "-3 or 3"],
    ["已知|a|=3，b²=4，且a<b，求a-b的值", "-5 or -1"],
    ["若|a|=3，|b|=2，a、b异号，求a-b", "-5 or 5"],
    ["若|a|=3，|b|=2，a、b同号，求ab", "6"],
    ["如果|a|=3，|b|=1，那么a+b的值是多少", "-4 or -2 or 2 or 4"],
    // A third letter, and no pair at all.
    ["已知|x|=3，|y|=5，且xz<0，求x+y", null],
    ["已知|x|=3，|y|=5，且x>y+20，求x+y", null],
    ["已知|x|=3，求x+y", null],
  ]));
