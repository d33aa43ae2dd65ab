import { describe, expect, it } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";
import { topics } from "../topics/index.ts";
import { compositions } from "./index.ts";

describe("questions that ask for more than an answer that the topics know", () => {
  answersRows([
    ["If 3x - 4 = 11, find x and then find 2x + 1.", "11"],
    ["Solve 3x - 4 = 11 for x, and then find 2x + 1.", "11"],
    ["4x+5=29，那3x-2等于多少啊", "16"],
    ["Find the sum of all solutions of |2x - 3| = 7.", "3"],
    ["方程 |x-2|=5 的所有解的和是多少", "4"],
    ["Find the product of the solutions of x^3 - 4x = 0.", "0"],
    ["For what positive value of k does x^2 + kx + 49 = 0 have exactly one solution?", "14"],
    ["What is the positive solution of x^2 - 5x - 24 = 0?", "8"],
    ["What is the larger root of x^2 - 5x - 24 = 0?", "8"],
    ["What is the larger root of x^2 - 6x + 2 = 0?", "x = 3 + sqrt(7)"],
    ["方程x²-6x+2=0较小的根是多少？", "x = 3 - sqrt(7)"],
    ["What is the positive root of x^2 - x - 1 = 0?", "x = (1 + sqrt(5))/2"],
    ["What is the positive root of x^2 - 6x + 2 = 0?", null],
    ["What is the larger root of x^2 - 6x + 20 = 0?", null],
    ["方程 x²-5x-6=0 的正根是多少？", "6"],
    ["If x > 0 and x^2 - 2x = 15, what is x?", "5"],
    ["If n is a positive integer and n^2 + n = 56, find n.", "7"],
    ["若 n 是正整数，且 n²+n=56，求 n", "7"],
    ["The sum of two numbers is 30 and their difference is 8. Find the product of the two numbers.", "209"],
    ["两个数的和是 30，差是 8，求这两个数的积", "209"],
    ["What is the remainder when 1+2+3+...+50 is divided by 7?", "1"],
    ["What is the sum of the digits of 2^10?", "7"],
    ["The tens digit of 7^6 is what?", "4"],
    ["what remainder does 38 x 57 leave when you divide by 11", "10"],
    ["What remainder do you get when x^3 - 2x^2 + 5 is divided by x - 3?", "14"],
    ["The roots of x^2 - 8x + 12 = 0 differ by how much?", "4"],
    ["how many solutions does |3x + 1| = -2 have", "0"],
    ["方程 |x-4|=3 有几个解", "2"],
    ["how many real solutions does 2x + 5 = 2x + 7 have", "0"],
    ["how many real solutions does 2(x + 1) = 2x + 2 have", "infinitely many solutions"],
    ["how many real solutions does x^3 - 4x = 0 have", "3"],
    ["how many solutions does the system x + y = 3, 2x + 2y = 7 have", "0"],
    ["how many solutions does the system y = x^2, y = 2x + 1 have", "2"],
    ["how many solutions does the system x + y = 3, x - y = 1 have", "1"],
    ["how many times does y = x^2 - 4x + 7 meet the x-axis", "0"],
    ["how many times does y = (x - 1)^2 meet the x-axis", "1"],
    ["the largest integer m for which x^2 - 4x + m = 0 has real roots", "m = 4"],
    ["the largest integer k for which kx^2 - 2x + 1 = 0 has two different real solutions", "k = -1"],
    ["the smallest integer k for which x^2 - 3x + k = 0 has no real solutions", "k = 3"],
    ["for which m is the solution of 2x + m = 5 positive", "m < 5"],
    ["for which a is the solution of 3x - 2a = 6 negative", "a < -3"],
    ["for which a is the solution of x/2 + 1 = a not negative", "a ≥ 1"],
    ["If 2x + 3 = 7 and ax - 1 = 5 have the same solution, what is a?", "a = 3"],
    ["if 3x - 1 = 2 and x + k = 7 have the same solution, what is k?", "k = 6"],
    ["does x^2 + 1 = 0 have real solutions", "no"],
    ["does x^2 - 3x + 2 = 0 have real solutions", "yes"],
    ["If m is a root of x^2 - x - 1 = 0, what is 2m^2 - 2m + 5?", "7"],
    ["If a is a root of x^2 - 3x + 1 = 0, what is a + 1/a?", "3"],
    ["If a^2 - 3a + 1 = 0, what is a^2 + 1/a^2?", "7"],
    ["The sum of three consecutive integers is 72. What is the product of the integers?", "13800"],
  ]);
});

describe("questions whose second half asks for something else", () => {
  answersRows([
    ["If n is a positive integer and n^2 = 10, find n.", null],
    ["what is the positive root of x^2 + 5x + 6 = 0", null],
    ["Find the sum of the solutions of x^2 = 9 that are positive", null],
    ["Find the sum of all positive solutions of x^2 - 5x + 6 = 0 with x < 3", null],
    ["How many solutions of x^2 = 9 are even?", null],
    ["how many solutions does x + y = 4 have", null],
    ["how many real solutions does x + y = 4 have", null],
    ["If m is a root of x^2 - x - 6 = 0, what is m + 1?", null],
    ["the smallest integer m for which x^2 - 4x + m = 0 has real roots", null],
    ["for which a is the solution of ax = 5 positive", null],
    ["If a^2 - 3a + 2 = 0, what is a + 1/a?", null],
    ["What is the difference between the roots of x^3 - 4x = 0?", null],
    ["What is the remainder when n^2 is divided by 4?", null],
    ["What is the sum of the digits of a two-digit number that is 3 times 14?", null],
    ["If 3x - 4 = 11, find y and then find 2y + 1.", null],
    ["What is the larger root of x^2 - 6x + 9 = 0?", null],
    ["The sum of two numbers is 30. Find the product of the two numbers.", null],
    ["The sum of two numbers is 30 and their difference is 8. Find the product of the digits of the numbers.", null],
  ]);
});

describe.each(compositions)("what a composition says", ({ words }) => {
  it("has names that no topic's step has", () => {
    const taken = new Set(topics.flatMap((topic) => Object.keys(topic.words.en)));
    expect(Object.keys(words.en).filter((code) => taken.has(code))).toEqual([]);
  });

  it("has the same steps and places in both languages", () => {
    const places = (text = "") => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
    expect(Object.keys(words.ch)).toEqual(Object.keys(words.en));
    for (const [code, { ask, text }] of Object.entries(words.en))
      expect([places(words.ch[code]?.ask), places(words.ch[code]?.text)]).toEqual([places(ask), places(text)]);
  });
});
