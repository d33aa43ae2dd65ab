import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("fractions that follow from a sum of reciprocals", () =>
  answersRows([
    ["已知1/a-1/b=3，求(2a+3ab-2b)/(a-2ab-b)", "3/5"],
    ["If 1/x+1/y=5, find (x+y)/(xy)", "5"],
    ["若1/x-1/y=2，则(x-xy-y)/(x+xy-y)的值为", "3"],
    ["Given 1/a + 1/b = 4, what is the value of (a - 3ab + b)/(2a + 2b - 7ab)?", "1"],
    ["已知 $\\frac{1}{x}+\\frac{1}{y}=3$，求 $\\frac{2x-3xy+2y}{x+2xy+y}$", "3/5"],
    ["已知1/a-1/b=3，求(2a+3ab-b)/(a-2ab-b)", null],
    ["已知1/a-1/b=3，求a+b", null],
    ["已知1/a-1/b=3，求(a-b)/(ab)的绝对值", null],
    ["If 1/x+1/y=5, find (x+z)/(xy)", null],
  ]));
