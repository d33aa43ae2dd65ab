import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("the greatest common divisor and the least common multiple", () => {
  answersRows([
    ["What is the GCD of 84 and 36?", "12"],
    ["find the greatest common factor of 18 and 24 pls", "6"],
    ["lcm(4, 6)", "12"],
    ["求 84 和 36 的最大公因数", "12"],
    ["12和18的最小公倍数是多少？", "36"],
    ["the gcd of 12", null],
    ["What's the GCF of 12, 18, and 30?", "6"],
    ["how do i find the lcm of 8, 12 and 20?? i dont get it", "120"],
    ["\\gcd(252, 198)", "18"],
    ["求12、18和30的最大公约数。", "6"],
    ["8，12，20的最小公倍数", "120"],
    ["用辗转相除法求 252 和 105 的最大公约数", "21"],
    ["用短除法求 24 和 36 的最小公倍数", "72"],
    ["Find the GCD of 48 and 180 using prime factorization", "12"],
    ["use the Euclidean algorithm to find gcd(1071, 462)", "21"],
    ["gcd of seven and twenty-one", "7"],
    ["三十六和四十八的最大公因数是多少", "12"],
    ["lcm of 1 and 7", "7"],
    ["the gcd of 12,180", null],
    ["gcd of 12 and -18", null],
    ["gcd of 1.5 and 3", null],
    ["Two numbers have gcd 6 and lcm 36. One is 12. Find the other.", "18"],
    ["What is the sum of the gcd and the lcm of 12 and 18?", "42"],
    ["gcd of 12x and 18x", "6x"],
    ["12和18的最大公因数与最小公倍数的和", "42"],
    ["What is the least common multiple of 1, 2, 3, 4, 5, 6, 7, 8?", "840"],
    ["What is the least common multiple of 1, 2, 3, 4, 5, 6, 70, 8?", null],
  ]);

  it("agrees with the product of the two for any numbers", () => {
    for (let a = 1n; a <= 40n; a++) {
      const b = (a * 7n) % 60n || 60n;
      const [divisor, multiple] = [solveText(`gcd of ${a} and ${b}`), solveText(`lcm of ${a} and ${b}`)];
      expect(BigInt(divisor ?? 0) * BigInt(multiple ?? 0)).toBe(a * b);
    }
  });

  it("is the same by Euclid and by prime factors", () => {
    for (const numbers of ["60, 84 and 108", "17 and 51", "100, 75, 45", "1 and 9"])
      for (const wanted of ["gcd", "lcm"]) {
        const [one, other] = ["the Euclidean algorithm", "prime factorization"].map((method) =>
          solveText(`${wanted} of ${numbers} using ${method}`),
        );
        expect(one).toBe(other);
        expect(one).not.toBeNull();
      }
  });
});
