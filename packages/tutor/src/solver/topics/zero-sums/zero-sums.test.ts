import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("powers of letters from a sum that is zero", () =>
  answersRows([
    ["已知|a-2|+(b+3)²=0,求 b^a 的值", "9"],
    ["If (x+1)^2 + |y-2024| = 0, what is x^y?", "1"],
    ["若√(m-3)+(n+2)²=0，则 n^m=", "-8"],
    ["若√(m-3)-(n+2)²=0，则 n^m=", null],
    ["若|a-2|+(b+3)²=1,求 b^a 的值", null],
  ]));
