import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("what divides a number with a remainder", () => {
  answersRows([
    ["59 divided by a number leaves remainder 3. What could the number be?", "4, 7, 8, 14, 28, 56"],
    ["When 59 is divided by a whole number, the remainder is 3. How many such numbers are there?", "6"],
    [
      "257 is divided by a two-digit number and leaves a remainder of 5. What is the largest possible two-digit number?",
      "84",
    ],
    ["Dividing 100 by a number leaves a remainder of 4. Find the smallest such number.", "6"],
    ["By which numbers can 59 be divided to leave a remainder of 3?", "4, 7, 8, 14, 28, 56"],
    ["How many whole numbers divide 77 with a remainder of 5?", "8"],
    ["Find all two-digit numbers that divide 257 with remainder 5.", "12, 14, 18, 21, 28, 36, 42, 63, 84"],
    ["What is the sum of all numbers that leave a remainder of 3 when they divide 59?", "117"],
    ["If 50 is divided by n, there is a remainder of 8. What are the possible values of n?", "14, 21, 42"],
    ["What is the smallest number that leaves remainder 5 when dividing 77?", "6"],
    ["59除以一个数余3，这个数可能是几", "4, 7, 8, 14, 28, 56"],
    ["59除以一个数余3，这个数有几个", "6"],
    ["59除以一个数，余数是3，这样的数有哪些", "4, 7, 8, 14, 28, 56"],
    ["257除以一个两位数余5，这个两位数最大是多少", "84"],
    ["用一个数去除59，余3，这个数最小是几？", "4"],
    ["一个两位数除257余5，这样的两位数有几个", "9"],
    ["100除以一个自然数，余数是4，符合条件的自然数有多少个？", "8"],
    ["被除数是59，余数是3，除数可能是多少", "4, 7, 8, 14, 28, 56"],
    ["哪些数除59余3？", "4, 7, 8, 14, 28, 56"],
    ["53除以某个两位数余数是1，这个两位数可能是多少？", "13, 26, 52"],
    ["59除以一个数商8余3，这个数是多少", "7"],
    // Of which nobody is sure, or with one condition more.
    ["59除以一个数余3，这个数是多少", null],
    ["59除以一个奇数余3，这个数可能是几", null],
    ["59和83除以一个数都余3，这个数可能是几", null],
    ["59 divided by an even number leaves remainder 3. What could the number be?", null],
    ["59 divided by a number leaves remainder 40. What could the number be?", null],
  ]);
});
