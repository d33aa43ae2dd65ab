import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("ratios of roots", () =>
  answersRows([
    ["the roots of x^2-8x+k=0 are in the ratio 1:3. find k", "k = 12"],
    ["方程x²-6x+k=0的一个根是另一个根的2倍，求k", "k = 8"],
    ["If one root of x^2 + bx + 18 = 0 is twice the other, what is b?", "b = -9 or b = 9"],
    ["关于x的一元二次方程x²-10x+m=0的两根之比为2:3，则m的值为", "m = 24"],
    ["one root of x^2 - 12x + c = 0 is three times the other. Find c.", "c = 27"],
    ["the roots of x^2-8x+k=0 are in the ratio 1:3. find 2k", null],
    ["方程x²-6x+k=0的一个根比另一个根的2倍多1，求k", null],
    ["If one root of x^2 - 8x + k = 0 is 2 more than the other, what is b?", null],
  ]));
