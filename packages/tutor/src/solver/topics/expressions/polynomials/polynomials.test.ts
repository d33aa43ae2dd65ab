import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("sums of powers of letters", () => {
  answersRows([
    ["factor x^2-9", "(x+3)(x-3)"],
    ["factor x^3-4x^2+x+6 knowing the factor x-2", "(x-2)(x-3)(x+1)"],
    ["pls factor x² + 5x + 6", "(x+2)(x+3)"],
    ["Factor completely: 2x^3 - 8x", "2x(x+2)(x-2)"],
    ["factor 6x^2 + 7x - 3", "(2x+3)(3x-1)"],
    ["factor x^3 - 8", "(x-2)(x^2+2x+4)"],
    ["factor 27a^3 + 1", "(3a+1)(9a^2-3a+1)"],
    ["factor xy + 3x + 2y + 6", "(x+2)(y+3)"],
    ["factor by grouping x^3 + 2x^2 + 3x + 6", "(x+2)(x^2+3)"],
    ["factor 4x^2 - 12xy + 9y^2", "(2x-3y)^2"],
    ["factor x^4 - 16", "(x-2)(x+2)(x^2+4)"],
    ["factor x^4 - 5x^2 + 4", "(x-1)(x+1)(x-2)(x+2)"],
    ["how do i factor 12x + 18", "6(2x+3)"],
    ["factor -x^2 + 9", "-(x+3)(x-3)"],
    ["factor x^3 - 3x + 2", "(x-1)^2(x+2)"],
    ["factor x^2 + 4", "x^2 + 4"],
    ["因式分解 x²+5x+6", "(x+2)(x+3)"],
    ["分解因式：a^2b-ab^2", "ab(a-b)"],
    ["把 x²-4y² 因式分解", "(x+2y)(x-2y)"],
    ["因式分解：3x²-6x+3", "3(x-1)^2"],
    ["x^2-7x+12怎么因式分解", "(x-3)(x-4)"],
    ["expand (x+3)(x-5)", "x^2-2x-15"],
    ["expand (2x+1)^2", "4x^2+4x+1"],
    ["multiply out 3x(2x - 4)", "6x^2-12x"],
    ["Expand and simplify 2(x+3) - 4(x-1)", "-2x+10"],
    ["how do you expand (a+b)^3", "a^3+3a^2b+3ab^2+b^3"],
    ["multiply (x-2)(x^2+2x+4)", "x^3-8"],
    ["展开 (x-2)(x+7)", "x^2+5x-14"],
    ["去括号：-3(2a-b)", "-6a+3b"],
    ["simplify 3x + 2(x-4) - x", "4x-8"],
    ["combine like terms: 5a + 3b - 2a + 7b", "3a+10b"],
    ["simplify x^2 + 3x - 2x^2 + x", "-x^2+4x"],
    ["化简 2a+3b-(a-b)", "a+4b"],
    ["合并同类项 4x²-x+2x²+5x", "6x^2+4x"],
    ["evaluate 3x^2-2x when x=-2", "16"],
    ["Find the value of 2a + 3b if a = 4 and b = -1.", "5"],
    ["what is x^2 + 1 when x = 5", "26"],
    ["If x = 3, what is 2x + 7?", "13"],
    ["如果x=2，y=3，求代数式 2x+3y 的值", "13"],
    ["当x=-1时，求 x²-2x+3 的值", "6"],
    ["已知 a=3，求 a^2-4 的值", "5"],
    ["x^2-9", null],
    ["3a-[2b-(a-b)]", "4a-3b"],
    ["5 - 2(x-3)", "-2x+11"],
    ["5 - 2x", null],
    ["factor 60", "2^2 * 3 * 5"],
    ["simplify x + y when z = 3", null],
    ["factor x^2 - 2", "x^2-2"],
    ["factor x^6 + x + 1", null],
    ["factor x^4 + 4", "(x^2-2x+2)(x^2+2x+2)"],
    ["evaluate 2x + y when x = 3", null],
    ["expand (x+1)^50", null],
  ]);

  it("factors every product of two sums into itself", () => {
    for (let index = 0; index < 120; index++) {
      const [a, b, c, d] = [(index % 4) + 1, (index % 13) - 6, (index % 3) + 1, ((index * 5) % 11) - 5];
      const text = `factor ${a * c}x^2 + (${a * d + b * c})x + (${b * d})`;
      const factors = solveText(text)?.match(/\(|\)\^2/g)?.length;
      if (b !== 0 && d !== 0) expect([text, factors]).toEqual([text, 2]);
    }
  });

  it("multiplies out what it has factored", () => {
    for (let index = 1; index < 60; index++) {
      const [b, d] = [(index % 9) - 4, ((index * 7) % 15) - 7];
      const factored = solveText(`factor x^2 + (${b + d})x + (${b * d}) `) ?? "";
      const expanded = solveText(`expand ${factored}`);
      expect([factored, expanded]).toEqual([factored, solveText(`expand (x + (${b}))(x + (${d}))`)]);
    }
  });
});
