import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("divisors", () => {
  answersRows([
    ["60 一共有多少个因数？", "12"],
    ["What are the factors of 24?", "1,2,3,4,6,8,12,24"],
    ["list all the divisors of 36", "1,2,3,4,6,9,12,18,36"],
    ["24的因数有哪些？", "1,2,3,4,6,8,12,24"],
    ["写出 18 的所有因数", "1,2,3,6,9,18"],
    ["How many positive divisors does 360 have?", "24"],
    ["how many factors does 100 have??", "9"],
    ["360有多少个因数", "24"],
    ["72的约数个数是多少", "12"],
    ["Find the sum of the divisors of 28.", "56"],
    ["12 的所有因数之和", "28"],
    ["common factors of 12 and 18", "1,2,3,6"],
    ["12和18的公因数有哪些", "1,2,3,6"],
    ["How many even divisors does 360 have?", "18"],
    ["how many proper divisors does 28 have", "5"],
    ["360有多少个奇因数", "6"],
    ["What are the factors of x^2 - 9?", "(x+3)(x-3)"],
    ["sum of the prime divisors of 60", null],
    ["How many divisors of 360 are multiples of 3?", "16"],
  ]);

  it("are as many as there are numbers that divide", () => {
    for (let number = 1; number <= 200; number += 3) {
      const count = Array.from({ length: number }, (_, index) => index + 1).filter((one) => number % one === 0).length;
      expect([number, solveText(`how many divisors does ${number} have?`)]).toEqual([number, `${count}`]);
    }
  });
});
