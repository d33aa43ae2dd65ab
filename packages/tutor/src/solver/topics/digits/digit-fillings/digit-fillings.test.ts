import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("digits in gaps and on cards", () => {
  answersRows([
    ["用数字 0，1，2，5 组成没有重复数字的三位数，其中能被 5 整除的有多少个？", "10"],
    ["用数字1、2、3可以组成多少个三位数", null],
    ["the largest digit that makes 47_6 divisible by 4", "9"],
    ["the smallest digit that makes 47_6 divisible by 4", "1"],
    ["how many digits make 47_6 divisible by 4", "5"],
    ["all digits that make 5d72 divisible by 9", "4"],
    ["all digits that make 2a357 divisible by 11", "7"],
    ["all digits that make 5□74 divisible by 3", "2, 5, 8"],
    ["the largest number 7□2□ divisible by 2, 3 and 5", "7920"],
    ["the smallest number 7_2_ divisible by 2, 3 and 5", "7020"],
    ["the largest number 3aa divisible by 3", "399"],
    ["how many numbers 7a4b divisible by 4 and 9", "3"],
    ["all numbers 4_12_ divisible by 8 and 9", "42120, 43128"],
    ["the largest number with the digits 3, 0, 5, 6 each once divisible by 5", "6530"],
    ["the smallest number with the digits 3, 0, 5, 6 each once", "3056"],
    ["how many numbers with the digits 0, 2, 5 each once divisible by 5", "3"],
    ["how many 3-digit numbers with the digits 1, 2, 3, 5 each at most once divisible by 5", "6"],
    ["the largest 3-digit number with the digits 1, 2, 3, 5 each at most once divisible by 5", "325"],
    ["the smallest 2-digit number with the digits 0, 3, 4 each at most once divisible by 5", "30"],
    ["the sum of all digits that make 5_2 divisible by 3", "15"],
    ["the largest 5-digit number with the digits 1, 2, 3 each at most once divisible by 5", null],
    ["从0、3、5、7中选出三个数字组成同时是2、3、5的倍数的三位数，最大是多少，最小是多少", "750, 570"],
    ["从0、1、5、6四张卡片中选三张，组成同时是2、3、5倍数的三位数有哪些", "150, 510"],
    ["用2、0、5三个数字组成的三位数中，既是2的倍数又是5的倍数的有哪些", "250, 520"],
    ["用0、1、2、4这四个数字组成是3的倍数的三位数，一共有多少个（每个数字只用一次）", "8"],
    ["How many 3-digit numbers made with 1,2,3,4 (no repeats) are divisible by 3?", "12"],
    ["List all 3-digit numbers divisible by 5 that can be made from 2, 5, 7 using each digit once", "275, 725"],
    [
      "What is the smallest 3-digit number divisible by 3 that you can make with 1, 4, 7, 8 using each digit once?",
      "147",
    ],
    ["从2、3、5、0四个数字中选三个组成三位数，既是2的倍数又是3的倍数的有哪些", null],
    ["从0、3、5、7中选出三个数字组成2或5的倍数的三位数，最大是多少", null],
    ["Make the smallest 4-digit number divisible by 5 from digits 0, 3, 5, 8 used once each", "3085"],
    // No digit fits, no gap, and two gaps where one digit is asked.
    ["all digits that make 5_72 divisible by 5", null],
    ["all digits that make 5472 divisible by 9", null],
    ["the largest digit that makes 5_7_ divisible by 9", null],
    ["the largest number with the digits 1, 3 each once divisible by 2", null],
  ]);
});
