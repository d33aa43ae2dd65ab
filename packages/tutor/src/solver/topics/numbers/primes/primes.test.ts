import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("prime numbers", () => {
  answersRows([
    ["50 以内最大的质数是多少", "47"],
    ["What is the smallest prime greater than 20?", "23"],
    ["Is 91 a prime number?", "no"],
    ["is 97 prime", "yes"],
    ["is 1 prime?", "no"],
    ["Is 2 composite?", "no"],
    ["221是质数吗？", "no"],
    ["判断 101 是不是素数", "yes"],
    ["51是合数吗", "yes"],
    ["How many primes are there between 1 and 30?", "10"],
    ["list all prime numbers less than 20", "2,3,5,7,11,13,17,19"],
    ["20以内的质数有哪些", "2,3,5,7,11,13,17,19"],
    ["1到50中有多少个质数？", "15"],
    ["How many primes are between 3 and 10?", null],
    ["Is 91 the product of two primes?", null],
    ["is the value 2^11 - 1 prime", "no"],
    ["is the value 2^13-1 prime", "yes"],
    ["is the value 2^40 prime", null],
    ["how many twin primes are there between 1 and 30", null],
    ["20以内的偶质数有哪些", "2"],
  ]);

  it("are told from composite ones in both languages", () => {
    expect(solveText("Is 2027 prime or composite?")).toBe("prime");
    expect(solveText("2026是质数还是合数？")).toBe("composite");
    expect(solveText("1是质数还是合数？")).toBe("neither");
  });

  it("have no divisor but themselves", () => {
    for (let number = 2; number < 150; number++) {
      const divisors = Array.from({ length: number }, (_, index) => index + 1).filter((one) => number % one === 0);
      expect([number, solveText(`is ${number} prime?`)]).toEqual([number, divisors.length === 2 ? "yes" : "no"]);
    }
  });
});
