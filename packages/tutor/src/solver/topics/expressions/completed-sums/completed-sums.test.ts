import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("sums of squares that are completed", () =>
  answersRows([
    ["已知x²-6x+y²+4y+13=0，求x+y", "1"],
    ["If x^2 + y^2 - 2x + 8y + 17 = 0, find x + y.", "-3"],
    ["若a²+b²-4a+6b+13=0，则a+b的值为", "-1"],
    ["已知a²+b²+2a-4b+5=0，求b^a的值", "1/2"],
    ["if x^2+4y^2-6x+4y+10=0 what is xy", "-3/2"],
    ["Find x and y if x^2 + y^2 - 10x + 2y + 26 = 0.", "x = 5, y = -1"],
    ["x^2+y^2+4x-6y+13=0, x and y are real. what is x*y", "-6"],
    ["已知x²+y²+10=2x-6y，求x,y的值", "x = 1, y = -3"],
    ["已知x²-6x+y²+4y+12=0，求x+y", null],
    ["已知x²-6x-y²+4y+5=0，求x+y", null],
    ["已知x²-6x+y²+4y+13=0，求x+z", null],
    ["已知x²-6x+y²+4y+13=0，求x-y的相反数", null],
  ]));
