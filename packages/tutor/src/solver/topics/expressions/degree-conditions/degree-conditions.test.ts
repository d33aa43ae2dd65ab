import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("a letter for which a polynomial has a degree", () =>
  answersRows([
    ["多项式2x^|m|+(m-2)x-5是二次三项式，m的值", "m = -2"],
    ["若(m-3)x²y^|m|是五次单项式,则m=____", "m = -3"],
    ["若多项式(k-2)x³+kx²-2x-6是二次多项式,则k=", "k = 2"],
    ["如果整式x^(n-2)-5x+2是关于x的三次三项式,那么n=", "n = 5"],
    ["单项式3x^(2m-1)y^2的次数是7, 求m", "m = 3"],
    ["If the degree of 4x^(n+1)y^2 is 6, find n", "n = 3"],
    ["若多项式x^n-5x+2是一次二项式,求n", "n = 0 or n = 1"],
    ["若(a-1)x²+x是二次二项式,求a", null],
    ["若x^2-5x+2是二次三项式,求x", null],
  ]));
