import { describe, expect, it } from "vitest";
import { turnsAway, turnsIn } from "./turns.ts";

describe("words that make another question of one", () => {
  it.each([
    ["How many divisors does {1} have?", "List the divisors of {1}."],
    ["What are the multiples of {1}?", "What are the factors of {1}?"],
    ["the sum of the squares of the roots of {1}", "the square of the sum of the roots of {1}"],
    ["the sum of the squares of the roots of {1}", "the squares of the roots of {1}"],
    ["How many numbers up to {1} are prime?", "How many numbers up to {1} are not prime?"],
    ["How many cubes are there under {1}?", "How many cubes are there over {1}?"],
    ["Write the line with slope {1} in slope-intercept form.", "What is the y-intercept of the line with slope {1}?"],
    ["What is the gcd of {1} and {2}?", "What is the gcd of {1} and {2} times 3?"],
    ["1 到 {1} 中有多少个质数？", "1 到 {1} 中有多少个非质数？"],
    ["没有重复数字的 {1} 位数有几个", "含有重复数字的 {1} 位数有几个"],
    ["{1} 的两根的倒数和", "{1} 的两根的和的倒数"],
    ["{1} 的因数有哪些", "{1} 的倍数有哪些"],
    ["小于 {1} 的最大平方数", "小于 {1} 的最大偶平方数"],
    ["{1} 以内的质数有几个", "{1} 以内的奇质数有几个"],
  ])("tells “%s” from “%s”", (known, other) => {
    expect(turnsIn(other).some((turn) => turnsAway(turnsIn(known), turn))).toBe(true);
  });

  it.each([
    ["How many factors does {1} have?", "how many divisors has {1}"],
    ["What is the gcd of {1} and {2}?", "what is the hcf of {1} and {2}"],
    ["{1} 的因数有几个？", "{1} 共有几个因数"],
  ])("takes “%s” and “%s” for one", (known, other) => {
    expect(turnsIn(other).some((turn) => turnsAway(turnsIn(known), turn))).toBe(false);
  });
});
