import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("a number of which an equation is said in words", () =>
  answersRows([
    ["5 less than three times a number equals 22 more than the number. whats the number", "27/2"],
    ["A number is increased by 20% and becomes 90. what was it before", "75"],
    ["half of a number plus 6 is 20. What is the number?", "28"],
    ["three times the sum of a number and 4 is 27. find the number", "5"],
    ["twice a number minus 9 is the same as the number plus 3. what is the number?", "12"],
    ["If 7 is added to 3 times a number, the result is 31. What is the number?", "8"],
    ["7 added to 3 times a number is 31. what's twice the number", "16"],
    ["what number is 12 more than 3/4 of itself", "48"],
    ["3/8 of a number is 24, what's the number", "64"],
    ["if you subtract 4 from twice a number you get 18. what is the number", "11"],
    ["the sum of a number and twice the number is 45. what is the number", "15"],
    ["a number plus 4 times 3 is 30. what is the number", null],
    ["the product of 3 and a number plus 5 is 20. what is the number", null],
    ["a number plus another number is 12. what is the number", null],
    ["一个数的 3 倍加上 8 等于这个数的 5 倍减去 12，这个数是几？", "10"],
    ["一个数与 5 的和的 3 倍是 36，求这个数", "7"],
    ["一个数的 2/5 比它的 1/4 多 9，这个数是多少", "60"],
    ["比一个数的 2 倍多 5 的数是 21，这个数是几", "8"],
    ["一个数减去 8 的差除以 3 等于 6，求这个数", "26"],
    ["一个数的 40% 加上 10 等于 30，求这个数", "50"],
    ["某数的 4 倍比它的 2 倍多 18，某数是多少", "9"],
    ["一个数加上 6，再乘以 2，等于 30，这个数是多少", "9"],
    ["一个数加上 6 乘以 2 等于 30，这个数是多少", null],
    ["一个数增加 25% 后是 50，原来的数是多少", "40"],
    ["一个数的一半与 7 的差是 5，这个数的 3 倍是多少", "72"],
    ["一个数的 3 倍与另一个数的和是 20，求这个数", null],
    ["一个数比 20 多 1/5，这个数是多少", null],
    ["the square of a number is 5 more than 4 times the number. what is the number", null],
  ]));
