import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("number theory that differs by a word", () =>
  answersRows([
    [
      "Bus A leaves the depot every 18 minutes and bus B every 24 minutes. They just left together at 8:00. How many times will they leave together again before noon?",
      null,
    ],
    [
      "Bus A leaves the depot every 18 minutes and bus B every 24 minutes. They just left together at 8:00. After how many minutes will they leave together for the third time?",
      null,
    ],
    [
      "One light flashes every 18 seconds and the other every 24 minutes. They flash together now. After how many seconds will they next flash together?",
      "1440 seconds",
    ],
    [
      "Two bells ring together at noon. One rings every 12 minutes and the other every 20 minutes. At what time will they ring together again?",
      null,
    ],
    [
      "Bus A leaves every 12 minutes and bus B every 20 minutes, and bus C every 2 hours. After how many minutes will they next leave together?",
      null,
    ],
    [
      "Two bells ring at noon. One rings every 12 minutes and the other every 20 minutes but stops after an hour. After how many minutes will they ring together again?",
      null,
    ],
    ["Which digit must go in the box so that 4[ ]83 is not divisible by 11?", null],
    ["How many digits can go in the box so that 4[ ]83 is divisible by 11?", null],
    ["What digits can replace the star so that 5*4 is divisible by 3?", "0, 3, 6, 9"],
    ["要使 5□28 不能被3整除,□里应该填几?", null],
    ["要使 5□28 被9除余1,□里应该填几?", null],
    ["五位数 4□73□ 能被45整除,这样的五位数有几个", "2"],
    ["六位数 2024□□ 不能被72整除,写出这个六位数", null],
    [
      "When a number is divided by 4 the remainder is 3. What remainder do you get if you divide the same number by 12?",
      null,
    ],
    [
      "When a number is divided by 12 the remainder is 7. What remainder do you get if you divide twice the number by 4?",
      null,
    ],
    [
      "When a number is divided by 12 the remainder is 7. What quotient do you get if you divide the same number by 4?",
      null,
    ],
    ["Solve 5x ≡ 3 (mod 11), giving the value of x between 11 and 21.", "16"],
    ["Solve 4x ≡ 2 (mod 6), giving the value of x between 0 and 5.", null],
    ["45、59、101 这三个数除以同一个自然数,余数相同,这个除数最小可能是几?", null],
    ["45、59、101 这三个数除以同一个自然数,余数不同,这个除数最大可能是几?", null],
    ["222除以一个两位数,余数是6,这样的两位数最大是几?", "72"],
    ["222除以一个两位数,商是6,这样的两位数共有几个?", null],
    ["已知 p、p+2 都是质数,求 p。", null],
    ["已知 p、p+10、p+14 都是合数,求 p。", null],
    ["p,q都是质数,且5p+3q=41,求p-q", "5"],
    ["两个自然数的和是84,最大公因数是12,这样的两个数有几对?(考虑顺序)", null],
    ["两个自然数的积是864,最大公因数是12,这样的两个数有几对?", null],
    [
      "Tickets to the school play cost 4 dollars for children and 7 dollars for adults. What is the smallest whole number of dollars that can NOT be the exact total of some sale of tickets?",
      null,
    ],
    [
      "Tickets to the school play cost 4 dollars for children and 7 dollars for adults. What is the largest whole number of dollars that can be the exact total of some sale of tickets?",
      null,
    ],
    [
      "Tickets to the school play cost 4 dollars for children and 6 dollars for adults. What is the largest whole number of dollars that can NOT be the exact total of some sale of tickets?",
      null,
    ],
    [
      "There are more than 50 but fewer than 200 students on a trip. They could be split into groups of 6, or into groups of 8, or into groups of 9, with nobody left over each time. How many students are there?",
      null,
    ],
    [
      "There are more than 50 but fewer than 100 students on a trip. They could be split into groups of 6, or into groups of 8, or into groups of 9, with nobody left over each time. How many groups of 6 are there?",
      null,
    ],
    ["The product of three consecutive positive integers is 1320. What is the sum of the three?", "33"],
    ["The product of three consecutive integers is 1321. What is the smallest of the three?", null],
    ["What is the largest power of 6 that divides 20 factorial? Write it as a power, like 6^k.", null],
    ["一个最简真分数,分子和分母的积是30,这个分数是多少?", null],
    ["班长用49元钱买5元一支的钢笔和3元一支的中性笔,钱正好花完,共有几种买法?", null],
    ["班长用49元钱买5元一支的钢笔和3元一支的中性笔,最多能买几支钢笔?", null],
    ["八进制数 (395)₈ 等于十进制的几?", null],
    [
      "A palindrome reads the same forwards and backwards, like 2772. How many four-digit palindromes are not divisible by 3?",
      null,
    ],
    ["今天是星期二,100天前是星期几?(用数字1~7回答,星期日填7)", null],
    ["一箱苹果的个数在100到150之间,4个4个数、5个5个数都多出1个,这箱苹果有多少个?", null],
    ["1路、2路、3路公交车分别每隔6分钟、8分钟、10分钟发一班车,早上7点三路车同时发车,几点它们又同时发车?", null],
    ["甲、乙两人分别每隔6天、8天去一次图书馆,今天他们同时去了,至少再过多少天他们第二次同时去图书馆?", "24"],
  ]));
