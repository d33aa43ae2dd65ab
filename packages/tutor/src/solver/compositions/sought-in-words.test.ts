import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("what is sought in lists, told in words", () =>
  answersRows([
    ["Find x if x, 8, 13 are in arithmetic progression", "3"],
    ["x，8，13成等差数列，求x", "3"],
    ["x，8，13成等差数列，求y", null],
    ["if 3, x, 27 is geometric with positive terms find x", "9"],
    ["if 3, x, 27 is geometric find x", "x = -9 or x = 9"],
    ["3，x，27成等比数列且x为正数，x是几", "9"],
    ["The sum of the first n odd numbers is 144. Find n", "12"],
    ["The sum of the first n odd numbers is 143. Find n", null],
    ["The mean of x, x+2, x+4 is 11. find x", "9"],
    ["The mean of x, y+2, x+4 is 11. find x", null],
    ["five numbers have mean 10 and four of them sum to 38. fifth?", "12"],
    ["five numbers have mean 10 and three of them sum to 38. fifth?", null],
    ["掷两枚骰子，和是7的概率是多少", "1/6"],
    ["抛硬币3次，全是正面的概率", "1/8"],
    ["抛硬币3次，不全是正面的概率", null],
    ["20加到40的和是多少", "630"],
    ["if a+b = 6 and ab = -5 what is the square of the difference, (a-b)^2", "56"],
    ["if a+b = 6 and ab = -5 what is the square of the sum, (a-b)^2", null],
    ["a+b=6，ab=-5，差的平方(a-b)²是多少", "56"],
    ["A is twice B and B is 3 times C. A:B:C?", "6:3:1"],
    ["甲是乙的2倍，乙是丙的3倍，甲:乙:丙是多少", "6:3:1"],
    ["Divide 3/4 by 1 1/2", "1/2"],
    ["How many minutes is 2/3 of an hour?", "40"],
    ["A restaurant bill is $45. Leave a 20% tip. Total?", "54"],
    ["10人赛跑，前三名有多少种可能", "720"],
    ["Find the next three terms: 4, 9, 14, 19, ...", "24, 29, 34"],
  ]));
