import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("multiples of one number or another", () => {
  answersRows([
    ["How many numbers from 1 to 100 are multiples of 3 or 5?", "47"],
    ["How many integers from 1 to 1000 are divisible by 7 but not by 2?", "71"],
    ["How many integers from 1 to 100 are divisible by both 4 and 6?", "8"],
    ["How many integers from 1 to 60 are divisible by neither 2 nor 3?", "20"],
    ["1到200中，能被4或6整除的数有多少个？", "67"],
    ["100以内既不是3的倍数也不是5的倍数的数有几个？", "53"],
    ["1到100中既能被2整除，又能被3整除的数有多少个？", "16"],
    ["1到100中能被3整除但不能被2整除的数有多少个", "17"],
    ["How many integers between 10 and 30 are divisible by 3 or 5?", null],
    ["How many integers from 1 to 100 are divisible by 3 or 5 but not both?", "41"],
    ["How many even integers from 1 to 100 are divisible by 3 or 5?", "23"],
    ["100以内是3或5的倍数的数有几个？", null],
  ]);

  it("are all numbers together with those of neither", () => {
    for (let high = 50; high <= 150; high += 9) {
      const [either, neither] = [
        solveText(`how many numbers from 1 to ${high} are divisible by 4 or 7`),
        solveText(`how many numbers from 1 to ${high} are divisible by neither 4 nor 7`),
      ];
      expect(Number(either) + Number(neither)).toBe(high);
    }
  });
});
