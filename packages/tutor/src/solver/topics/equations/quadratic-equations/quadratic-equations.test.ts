import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("quadratic equations", () => {
  answersRows([
    ["how many real solutions does x^2 + 4x + 4 = 0 have?", "1"],
    ["how many real roots does 2x^2 - 3x + 4 = 0 have", "0"],
    ["方程 x²-3x+1=0 有几个实数根", "2"],
    ["how many solutions does x^2 + 4 = 0 have?", "0"],
    ["solve x^2-5x+6=0", "x = 2 or x = 3"],
    ["x² + 7x + 12 = 0", "x = -3 or x = -4"],
    ["pls help me solve 2x^2 + 3x = 2", "x = -2 or x = 1/2"],
    ["Solve by factoring: x^2 - 9x + 20 = 0", "x = 4 or x = 5"],
    ["solve x^2 + 6x + 2 = 0 by completing the square", "x = -3 ± sqrt(7)"],
    ["use the quadratic formula to solve 2x^2 - 4x - 3 = 0", "x = (2 ± sqrt(10))/2"],
    ["x^2 = 49", "x = 7 or x = -7"],
    ["3x^2 - 12 = 0", "x = 2 or x = -2"],
    ["x(x-4) = 0", "x = 0 or x = 4"],
    ["(x - 1)^2 = 5", "x = 1 ± sqrt(5)"],
    ["(x+2)(x-3)=6", "x = -3 or x = 4"],
    ["what are the solutions of x^2 + 4x + 4 = 0", "x = -2"],
    ["x^2 + x + 1 = 0", "no real solutions"],
    ["find all real solutions of t^2 + 9 = 0", "no real solutions"],
    ["find the roots of y^2 - 2y - 35 = 0", "y = 7 or y = -5"],
    ["x^2 = 5x", "x = 0 or x = 5"],
    ["$\\frac{x^2}{2} = 8$", "x = 4 or x = -4"],
    ["what is the discriminant of x^2 - 3x + 1", "5"],
    ["Find the discriminant of 2x^2 + 3x + 4 = 0", "-23"],
    ["解方程 x²-5x+6=0", "x = 2 or x = 3"],
    ["解一元二次方程 x^2-2x-8=0", "x = 4 or x = -2"],
    ["用配方法解方程 x^2+4x-1=0", "x = -2 ± sqrt(5)"],
    ["用公式法解 x²+3x+1=0", "x = (-3 ± sqrt(5))/2"],
    ["用因式分解法解方程 x²-4x=0", "x = 0 or x = 4"],
    ["x^2-6x+9=0怎么解", "x = 3"],
    ["方程 x²+2x+5=0 的解是什么", "no real solutions"],
    ["求方程 x^2-3x+1=0 的判别式", "5"],
    ["2(x-3)^2=18", "x = 0 or x = 6"],
    ["solve x^2 + 3x + 1 = 0 by factoring", null],
    ["x^2 + y^2 = 25", null],
    ["solve x^2 + bx + c = 0", null],
    ["find the positive solution of x^2 = 9", "x = 3"],
    ["x^2-5x+6", null],
  ]);

  it.each([
    ["不解方程，判断方程x²-4x+5=0的根的情况", "no real roots"],
    ["利用判别式判断方程3x²-2x=1的根的情况", "two different real roots"],
    ["一元二次方程x²-2x+1=0的根的情况是（ ）", "two equal real roots"],
    ["without solving, determine the nature of the roots of x^2 - 6x + 9 = 0", "two equal real roots"],
    ["x^2-3x+1=0, without solving, what type of solutions does it have", "two different real roots"],
    ["Use the discriminant to describe the roots of x^2+2x+5=0", "no real roots"],
    ["关于x的方程x²-2x+m=0的根的情况", null],
    ["不解方程，判断方程x³-4x+5=0的根的情况", null],
  ])("tells of what kind roots are: %s", (question, kind) => {
    expect(solveText(question)).toBe(kind);
  });

  it("finds the two numbers that an equation was built around", () => {
    for (let index = 0; index < 150; index++) {
      const [p, r, a] = [(index % 19) - 9, ((index * 7) % 17) - 8, (index % 4) + 1];
      const text = `${a}x^2 + (${-a * (p + r)})x + (${a * p * r}) = 0`;
      const roots = p === r ? [p] : [Math.min(p, r), Math.max(p, r)];
      expect([text, solveText(text)]).toEqual([text, roots.map((root) => `x = ${root}`).join(" or ")]);
    }
  });
});
