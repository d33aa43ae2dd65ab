import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("divisibility and multiples", () => {
  answersRows([
    ["What is the greatest 3-digit number divisible by 17?", "986"],
    ["能同时被 2、3、5 整除的最小三位数是多少？", "120"],
    ["1 到 100 中，3 的倍数有多少个？", "33"],
    ["Is 12345 divisible by 9?", "no"],
    ["is 12348 divisible by 9", "yes"],
    ["Does 7 divide 91?", "yes"],
    ["Is 6 a factor of 100?", "no"],
    ["12345能被3整除吗？", "yes"],
    ["91是7的倍数吗", "yes"],
    ["判断 1234 是否能被 4 整除", "no"],
    ["How many multiples of 7 are there between 1 and 100?", "14"],
    ["how many integers from 1 to 100 are divisible by 3", "33"],
    ["1到100中有多少个7的倍数？", "14"],
    ["1到200中能被6整除的数有多少个", "33"],
    ["How many multiples of 5 are there between 10 and 30?", null],
    ["How many integers from 1 to 100 are divisible by 3 or 5?", "47"],
    ["How many odd multiples of 7 are there between 1 and 100?", "7"],
    ["Is x divisible by 3?", null],
    ["24的倍数", null],
    ["1到100中有多少个数不是7的倍数？", "86"],
  ]);

  it("are the same by the rule and by the remainder", () => {
    for (let number = 100; number < 200; number += 7)
      for (const divisor of [2, 3, 4, 5, 8, 9, 11])
        expect(solveText(`Is ${number} divisible by ${divisor}?`)).toBe(number % divisor === 0 ? "yes" : "no");
  });
});
