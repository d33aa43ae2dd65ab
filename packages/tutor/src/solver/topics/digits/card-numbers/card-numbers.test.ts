import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("the largest and smallest numbers of given digits", () => {
  answersRows([
    ["用3、0、8、6、1各一次组成的最小五位数", "10368"],
    ["用3、0、8、6、1各一次组成的最小五位数是多少？", "10368"],
    ["Using each of the digits 2, 7, 0, 5 once, what is the smallest 4-digit number?", "2057"],
    ["用0、2、5、8组成的最大四位数和最小四位数相差多少", "6462"],
    ["用0、2、5、8四张数字卡片组成的最大四位数比最小四位数大多少？", "6462"],
    ["用数字1、4、7、9组成没有重复数字的四位数，最大的数与最小的数的差是多少？", "8262"],
    ["用2、5、8三张卡片可以摆出的最大的三位数是多少", "852"],
    ["从0、3、5、7、9中选三个数字组成没有重复数字的最大三位偶数是多少", "970"],
    ["用0、3、4、5这四个数字组成的最大的四位奇数和最小的四位偶数的和是多少", "8457"],
    ["用5、0、9、2四个数字组成最大的四位数和最小的四位数，它们的差是多少？", "7461"],
    ["有三张卡片，上面写着1、3、6，每张只用一次，组成的最大三位数是多少？", "631"],
    ["What is the largest 5-digit number you can make with the digits 3, 0, 8, 6, 1, using each once?", "86310"],
    [
      "What is the difference between the largest and smallest 4-digit numbers that can be made with the digits 2, 7, 0, 5, each used once?",
      "5463",
    ],
    [
      "Find the sum of the largest and the smallest three-digit numbers formed from the digits 4, 0, 9 using each digit exactly once.",
      "1349",
    ],
    ["The digits 1, 2, 3 and 4 are each used once. What is the largest odd number that can be formed?", "4321"],
    ["What is the smallest even number that can be made using each of the digits 1, 4, 7, 8 once?", "1478"],
    [
      "How much larger is the largest number than the smallest number made from the digits 3, 6, 9 without repeating digits?",
      "594",
    ],
    ["You have number cards 5, 2, 9 and 0. What is the largest 3-digit number you can make?", "952"],
    ["Write the greatest 3-digit number using the digits 0, 4, 6, 9 each only once", "964"],
    // Of which nobody is sure, or with one condition more.
    ["Using the digits 2, 7, 0, 5 what is the largest 3-digit number?", null],
    ["用2、2、5组成最大的三位数", null],
    ["用1、2、3组成最大的三位数是偶数吗", null],
    ["Is the largest 3-digit number made from the digits 1, 2, 3, each used once, an even number?", null],
    ["用1、2、3组成的第二大的三位数", null],
    ["What is the second largest 3-digit number made from the digits 1, 2, 3?", null],
    ["用0、2、5、8组成的最大四位数和最小四位数相差多少？它是3的倍数吗", null],
    ["用1、3、5、8组成最大的两位数乘两位数", null],
    ["What is the largest 4-digit number divisible by 4 from the digits 1, 2, 3, 4, each once", null],
  ]);
});
