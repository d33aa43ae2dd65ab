import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("whole numbers that make an inequality true", () =>
  answersRows([
    ["the sum of all the integer solutions of -2 ≤ x < 3", "0"],
    ["the sum of all the integer solutions of |x| < 4", "0"],
    ["the sum of all the integer solutions of 2x - 1 > 3 and x + 4 ≤ 9", "12"],
    ["the sum of all the positive integer solutions of 2x < 9", "10"],
    ["the sum of all the integer solutions of x > 4", null],
    ["How many positive integers n satisfy 3n + 4 < 25?", "6"],
    ["what is the biggest whole number that makes 5x - 8 less than 41", "9"],
    ["不等式 2x-7<5 的正整数解有几个", "5"],
    ["满足 -2<x≤3 的整数 x 有多少个", "5"],
    ["how many integers x are there such that -4 <= 2x - 1 < 9", "6"],
    ["What is the smallest integer that satisfies 4x - 3 > 18?", "6"],
    ["find all the positive integer solutions of 2x + 1 <= 7", "1,2,3"],
    ["How many integers satisfy x^2 - 3x - 10 < 0", "6"],
    ["不等式 3x+1≤16 的非负整数解有哪些", "0,1,2,3,4,5"],
    ["求不等式 5-2x>-4 的最大整数解", "4"],
    ["不等式组 x+3>1，2x-1≤7 的整数解有几个", "6"],
    ["how many integers satisfy 3n + 4 < 25?", null],
    ["不等式组x-1>0, 2x-3<5的整数解的个数是", "2"],
    ["how many integers satisfy |x| < 5", "9"],
    ["满足|2x-1|≤5的整数x有多少个", "6"],
    ["how many integers satisfy |x| > 5", null],
    ["how many natural numbers satisfy x < 5", null],
    ["how many even integers satisfy 2 < x < 11", null],
    ["how many integers satisfy 2 < 3x < 20", "6"],
    ["满足 x<5 的整数有多少个", null],
    ["How many prime numbers satisfy 2x+1<20", null],
  ]));
