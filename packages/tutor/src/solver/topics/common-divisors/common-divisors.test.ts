import { describe, expect, it } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";
import { solveText } from "../../testing/solve-text.ts";

describe("the greatest common divisor and the least common multiple", () => {
  answersRows([
    ["What is the GCD of 84 and 36?", "12"],
    ["find the greatest common factor of 18 and 24 pls", "6"],
    ["lcm(4, 6)", "12"],
    ["求 84 和 36 的最大公因数", "12"],
    ["12和18的最小公倍数是多少？", "36"],
    ["the gcd of 12", null],
  ]);

  it("agrees with the product of the two for any numbers", () => {
    for (let a = 1n; a <= 40n; a++) {
      const b = (a * 7n) % 60n || 60n;
      const [divisor, multiple] = [solveText(`gcd of ${a} and ${b}`), solveText(`lcm of ${a} and ${b}`)];
      expect(BigInt(divisor ?? 0) * BigInt(multiple ?? 0)).toBe(a * b);
    }
  });
});
