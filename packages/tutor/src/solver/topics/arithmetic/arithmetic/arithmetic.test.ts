import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("what numbers and signs come to", () => {
  answersRows([
    ["whats 3/4 + 2/5??", "23/20"],
    ["What is 2 + 3 × 4?", "14"],
    ["evaluate 18 - 2(3+4)", "4"],
    ["compute (8 - 3)^2 + 4", "29"],
    ["how do i do 7/8 - 1/4", "5/8"],
    ["1 1/2 + 2 3/4", "17/4"],
    ["2 1/3 × 1 1/2 = ?", "7/2"],
    ["3/4 ÷ 2/3", "9/8"],
    ["\\frac{5}{6} \\cdot \\frac{3}{10}", "1/4"],
    ["simplify 12/18", "2/3"],
    ["reduce the fraction 45/60", "3/4"],
    ["½ + ⅓", "5/6"],
    ["0.25*4-1.5", "-0.5"],
    ["what is 3.6 divided by 0.9", "4"],
    ["12 times 15", "180"],
    ["5 plus 7 minus 3", "9"],
    ["what is minus 5 plus 3", "-2"],
    ["What is minus 3 cubed?", "-27"],
    ["what is minus 3 squared", null],
    ["减5加3等于多少", null],
    ["-3 - (-5)", "2"],
    ["−8 + 3·(−2)", "-14"],
    ["|−3| + √16", "7"],
    ["what is 5 squared", "25"],
    ["2^10", "1024"],
    ["100 - [3*(2+4) - 5]", "87"],
    ["what is the square root of 144", "12"],
    ["5! - 3!", "114"],
    ["what is 2/3 of 12", "8"],
    ["计算12×3等于多少", "36"],
    ["计算：(-2)^3+4×5", "12"],
    ["3/4＋1/6是多少？", "11/12"],
    ["18÷3×2=？", "12"],
    ["1又1/2 加 3/4 等于多少", "9/4"],
    ["求 25×4-60÷3 的值", "80"],
    ["算一下 0.75+1/4", "1"],
    ["100减37等于几", "63"],
    ["脱式计算 36-4×(2+5)", "8"],
    ["6/2(1+2)", null],
    ["5/0", null],
    ["0^0", null],
    ["2+", null],
    ["3 4 5", null],
    ["9^9^9^9", null],
    ["round 3.14159", null],
    ["2 + 3 apples", null],
  ]);

  it("works out random sums as the computer does", () => {
    for (let index = 1; index < 200; index++) {
      const [a, b, c, d] = [index % 17, (index * 5) % 13, (index * 3) % 11, (index % 4) + 1];
      const [text, value] = [`${a} - ${b} * (${c} + ${d}) - ${a} * ${d}`, a - b * (c + d) - a * d];
      expect([text, solveText(text)]).toEqual([text, `${value}`]);
    }
  });
});
