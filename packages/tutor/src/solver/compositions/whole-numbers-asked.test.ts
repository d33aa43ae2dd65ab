import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("whole numbers asked in ordinary words", () =>
  answersRows([
    ["What is the smallest number that has 2, 3, 4, 5 and 6 as factors?", "60"],
    ["What is the smallest number that 4, 6 and 9 all divide?", "36"],
    ["同时以4、6、9为因数的最小自然数是多少", "36"],
    ["Find the prime factorization of 924 and give the largest prime factor.", "11"],
    ["把924分解质因数,其中最大的质因数是几?", "11"],
    ["Find the prime factorization of 924 and give the number of prime factors.", null],
    ["A number between 30 and 40 is 1 more than a multiple of 6 and is prime. Which numbers can it be?", "31, 37"],
    ["What two-digit number is 4 times the sum of its digits and has a tens digit of 4?", "48"],
    [
      "The reverse of a two-digit number is 27 more than the number. The sum of its digits is 11. What is the number?",
      "47",
    ],
    ["The reverse of a two-digit number is 27 less than the number. Its digits add up to 11. Find the number.", "74"],
    [
      "The sum of the digits of a two-digit number is 9 and its reverse is 45 more than the number. What is the number?",
      "27",
    ],
    ["把1~50的数连起来写成一个多位数,这个数一共有多少位?", "91"],
    [
      "The numbers from 1 to 60 are written one after another to form one long number. How many digits does the number have?",
      "111",
    ],
    ["A clock strikes once at 1, twice at 2, and so on. How many times does it strike in 12 hours?", "78"],
    ["时钟1点敲1下,2点敲2下,以此类推,12小时一共敲多少下?", "78"],
    ["一个数除以7,商是12,余数最大时,被除数是多少?", "90"],
    ["一个数除以7,商是12,余数最小时,被除数是多少?", null],
    ["If 2^a * 3^b * 5^c = 600, what is a + b + c?", "6"],
    ["若2^m×5^n=400,求(m,n)", "m = 4, n = 2"],
    ["A two-digit number has digit sum 11. Its reverse is 27 more than it. What is the number?", "47"],
    [
      "When the digits of a two-digit number are reversed, the new number is 27 more. The digits add to 11. Find the number.",
      "47",
    ],
    ["The sum of the digits of a two-digit number is 11. The reversed number exceeds it by 27. Find it.", "47"],
    ["A two-digit number is 27 less than its reverse. Its digits add up to 11. What is the number?", "47"],
    ["A two-digit number is 27 more than its reverse and its digit sum is 11. What is it?", "74"],
    ["一个两位数的数字和是11,把它的数字倒过来比原数大27,原数是多少", "47"],
    ["一个两位数,数字之和为11,原数比倒过来的数小27,求原数", null],
    ["How many zeros are at the end of 25! (that is, 25 factorial)?", "6"],
    [
      "Today is Wednesday. If we call Monday day 1, Tuesday day 2, ..., Sunday day 7, what is the number of the weekday 100 days from today?",
      "5",
    ],
    ["Which is the largest number that divides 95 and 131 leaving the same remainder, 5, each time?", "18"],
    [
      "List all positive integers n below 40 that leave remainder 3 on division by 4 AND remainder 2 on division by 9.",
      "11",
    ],
    ["45、60和75,三个数公有的因数有哪几个?只要说出个数", "4"],
    ["45、60和75的公因数有几个", "4"],
    ["把1~100中所有3的倍数或5的倍数划掉,还剩几个数?", "53"],
    ["有一个自然数,用它去除63、90、130都有余数,三个余数的和是25,这个自然数是几?", "43"],
    ["105乘一个非零自然数,积是一个完全平方数,这个自然数最小取几?", "105"],
    ["数一本书的页码,从第1页起一共用了192个数字,这本书共有多少页?", "100"],
    ["How many zeros are at the end of 25! (that is, 24 factorial)?", null],
    ["把1~100中所有3的倍数划掉,还剩几个5的倍数?", null],
    ["Which is the largest number that divides 95 and 131 leaving the same remainder, 50, each time?", null],
  ]));
