import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("sharing things that are all the same", () => {
  answersRows([
    ["How many ways are there to give 8 identical candies to 3 children?", "45"],
    ["How many positive integer solutions does a + b + c = 10 have?", "36"],
    ["How many nonnegative integer solutions are there to x + y + z = 7?", "36"],
    ["In how many ways can 10 identical balls be placed into 4 different boxes so that no box is empty?", "84"],
    [
      "How many ways are there to distribute 9 identical cookies among 3 kids if each kid gets at least 2 cookies?",
      "10",
    ],
    ["把10个相同的球放进4个不同的盒子，每个盒子至少1个，有多少种放法？", "84"],
    ["方程x+y+z=7有多少组非负整数解？", "36"],
    ["方程a+b+c=8有多少组正整数解？", "21"],
    // Things that differ, or places that do not, are counted in another way.
    ["How many ways are there to give 8 candies to 3 children?", null],
    ["How many ways are there to put 8 identical balls into 3 identical boxes?", null],
    ["How many positive integer solutions does a + a + c = 10 have?", "4"],
    ["How many integer solutions does a + b + c = 10 have?", null],
    ["How many ways are there to give 8 identical candies to 3 children if each child gets at most 4?", null],
    ["把10个相同的球放进4个相同的盒子，每个盒子至少1个，有多少种放法？", null],
  ]);

  it("has one more way with each thing for two", () => {
    for (let things = 1; things <= 30; things++)
      expect(solveText(`how many ways are there to give ${things} identical books to 2 friends`)).toBe(`${things + 1}`);
  });
});
