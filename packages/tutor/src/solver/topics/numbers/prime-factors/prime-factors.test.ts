import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("prime factors", () => {
  answersRows([
    ["What is the prime factorization of 84?", "2^2*3*7"],
    ["can you make a factor tree for 360 please", "2^3*3^2*5"],
    ["Write 1,260 as a product of primes", "2^2*3^2*5*7"],
    ["prime factorize 97", "97"],
    ["factor 91 into primes", "7*13"],
    ["prime factorization of the value 2^10 - 1", "3*11*31"],
    ["all prime divisors of the value 10!", "2,3,5,7"],
    ["prime factorization of the value 1/2", null],
    ["把 84 分解质因数", "2^2*3*7"],
    ["将2026分解质因数", "2*1013"],
    ["分解质因数：360", "2^3*3^2*5"],
    ["what is the largest prime factor of 13195", "29"],
    ["3570 的最大质因数是多少？", "17"],
    ["What are the prime factors of 60?", "2,3,5"],
    ["How many distinct prime factors does 210 have?", "4"],
    ["60有几个不同的质因数", "3"],
    ["How many prime factors does 60 have?", null],
    ["prime factorization of 84 and 36", null],
    ["the prime factorization of x^2-1", null],
    ["prime factorization of 1", null],
    ["What is the largest odd prime factor of 84?", null],
  ]);

  it("multiply to the number again", () => {
    for (let number = 2n; number <= 500n; number += 7n) {
      const key = solveText(`prime factorization of ${number}`) ?? "";
      const value = key.split(" \\cdot ").reduce((whole, power) => {
        const [base = "", times = "1"] = power.replace(/[{}]/g, "").replace("}", "").split("^");
        return whole * BigInt(base) ** BigInt(times);
      }, 1n);
      expect([number, value]).toEqual([number, number]);
    }
  });
});
