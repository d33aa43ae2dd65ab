import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("linear equations that hold together", () => {
  answersRows([
    ["solve the system x+y=5 and x-y=1", "x = 3, y = 2"],
    ["x + y = 10, x - y = 4", "x = 7, y = 3"],
    ["y=2x+1, 3x+y=11", "x = 2, y = 5"],
    ["Solve the system of equations: 2x + 3y = 13; 3x - 2y = 0", "x = 2, y = 3"],
    ["solve by substitution: y = x - 4 and 2x + y = 5", "x = 3, y = -1"],
    ["solve 3x + 2y = 16 and 7x + y = 19 by elimination", "x = 2, y = 5"],
    ["solve for x and y: x + 2y = 4, 3x - y = 5", "x = 2, y = 1"],
    ["If a + b = 7 and a - b = 3, what is a and b", "a = 5, b = 2"],
    ["2m + n = 1\nm - n = 5", "m = 2, n = -3"],
    ["x/2 + y = 4, x - y = 2", "x = 4, y = 2"],
    ["x+y=2, 2x+2y=4", "infinitely many solutions"],
    ["x+y=2 and x+y=3", "no solution"],
    ["x+y+z=6, x-y+z=2, 2x+y-z=1", "x = 1, y = 2, z = 3"],
    ["\\begin{cases} x + y = 7 \\\\ 2x - y = 2 \\end{cases}", "x = 3, y = 4"],
    ["解方程组 \\begin{cases}2x+3y=13\\\\3x-2y=0\\end{cases}", "x = 2, y = 3"],
    ["解方程组：x＋y＝5，x－y＝1", "x = 3, y = 2"],
    ["用代入法解方程组 y=2x, x+y=9", "x = 3, y = 6"],
    ["用加减法解二元一次方程组 3x+y=10，x-y=2", "x = 3, y = 1"],
    ["x+2y=8和2x-y=1怎么解", "x = 2, y = 3"],
    ["2x+2y=6, x=y", "x = 3/2, y = 3/2"],
    ["x+y=5", null],
    ["x + y = 5, y + z = 7", null],
    ["x + y = 5 or x - y = 1", null],
    ["if x+y=5 and x-y=1, find x", "3"],
    ["xy = 6, x + y = 5", "(2, 3), (3, 2)"],
    ["is x = 3 a solution of y + 2 = 5", null],
  ]);

  it("finds the two numbers that a system was built around", () => {
    for (let index = 0; index < 120; index++) {
      const [x, y] = [(index % 17) - 8, ((index * 5) % 13) - 6];
      const [a, b, c, d] = [(index % 5) + 1, (index % 3) + 1, (index % 4) + 2, -((index % 6) + 1)];
      const text = `${a}x + ${b}y = ${a * x + b * y}, ${c}x + (${d})y = ${c * x + d * y}`;
      expect([text, solveText(text)]).toEqual([text, `x = ${x}, y = ${y}`]);
    }
  });
});
