import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("terms in the order of their powers", () => {
  answersRows([
    ["把多项式 2x-3x³+1-x² 按x的降幂排列", "-3x^3-x^2+2x+1"],
    ["Write 4x^2+3-7x^5 in descending order", "-7x^5+4x^2+3"],
    ["arrange 3, 1, 2 in ascending order", "1, 2, 3"],
  ]);

  // The checker takes any order.
  it.each([
    ["把多项式x³-2x²y+3xy²-y³按y的升幂排列", "x^3 - 2x^2 y + 3x y^2 - y^3"],
    ["将多项式5x-3x³+2-x⁴按字母x的升幂排列为____", "2 + 5x - 3x^3 - x^4"],
    ["把多项式按升幂排列: 3x²-1+2x³-x", "-1 - x + 3x^2 + 2x^3"],
    ["按x的降幂排列多项式 3xy²-2x²y-x³+y³", "-x^3 - 2x^2 y + 3x y^2 + y^3"],
    ["Arrange 5x - 3x^3 + 2 in ascending powers of x", "2 + 5x - 3x^3"],
    ["Arrange the polynomial in descending order: 6 - x^2 + 4x", "-x^2 + 4x + 6"],
  ])("%s", (question, key) => expect(solveText(question)).toBe(key));
});
