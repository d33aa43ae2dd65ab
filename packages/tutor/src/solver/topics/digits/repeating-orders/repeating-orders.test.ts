import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("digits that repeat", () =>
  answersRows([
    ["What is the 100th digit after the decimal point of 1/7?", "8"],
    ["1÷7 的小数点后第 50 位数字是几", "4"],
    ["When 5/13 is written as a decimal, what is the 40th digit after the decimal point?", "6"],
    ["what is the 20th digit after the decimal point of 5/6?", "3"],
    ["3÷11 的商的小数点后第 25 位数字是几", "2"],
    ["2÷7 的小数部分第 30 位数字是多少", "4"],
    ["What is the sum of the first 100 digits after the decimal point of 1/7?", "447"],
    ["What is the 100th digit after the decimal point of 1/8?", "0"],
    ["what is the 5th digit of 1/7 of 49", null],
    ["1÷7 的小数点后前 50 位数字的和是几", "221"],
  ]));

describe("colors that repeat", () => {
  it.each([
    ["Beads are strung in the order red, blue, blue, green over and over. What color is the 50th bead?", "blue"],
    ["Lights flash in the order red, green, yellow over and over. What color is the 100th light?", "red"],
    ["The flags are hung in this order: white, blue, red, and so on. What color is the 24th flag?", "red"],
    ["一串珠子按 3 红 2 黄 1 蓝的顺序重复排列，第 100 颗珠子是什么颜色", "黄"],
    ["彩灯按红、黄、蓝、绿的顺序排列，第 30 盏是什么颜色", "黄"],
    ["气球按 2 个红的、1 个白的顺序排成一排，第 40 个是什么颜色？", "红"],
    ["Beads go red, blue, green. What color is the 50th bead?", null],
    ["Beads are strung in the order red, blue, green over and over. How many of the first 50 beads are red?", null],
    ["一串珠子按 3 红 2 黄 1 蓝的顺序重复排列，前 100 颗中有多少颗红的", "51"],
  ])("%s", (question, found) => expect(solveText(question)).toBe(found));
});
