import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("whole numbers of which several things are told", () => {
  answersRows([
    ["How many factors of 72 are greater than 10?", "5"],
    ["List all the factors of 48 that are less than 10.", "1, 2, 3, 4, 6, 8"],
    ["How many factors greater than 10 does 72 have?", "5"],
    ["60 的因数中大于 10 的有几个？", "5"],
    ["在120的因数中，大于20的有几个？", "5"],
    ["写出 36 的所有偶因数", "2, 4, 6, 12, 18, 36"],
    ["Find the sum of the two largest prime numbers less than 50.", "90"],
    ["What is the largest two-digit prime number?", "97"],
    ["how many perfect squares are between 50 and 500", "15"],
    ["100到400之间（包括100和400）有几个完全平方数？", "11"],
    ["What is the smallest three-digit perfect square?", "100"],
    ["最大的三位数中能被 8 整除的是多少？", "992"],
    ["What is the smallest positive integer divisible by 4 but not by 6?", "4"],
    ["1到100中能被3整除且能被5整除但不能被2整除的数有多少个？", "3"],
    ["Find the sum of the first 10 positive multiples of 3.", "165"],
    ["How many different prime factors does 60 have?", "3"],
    ["I am a two-digit number less than 60. I am a multiple of 7 and my digits add up to 10. What number am I?", "28"],
    ["what number between 50 and 60 is divisible by 9", "54"],
    ["所有小于 30 的质数的和是多少？", "129"],
    ["How many three-digit numbers have three different digits, all of them even?", "48"],
    ["Which two-digit numbers are equal to 7 times the sum of their digits? List every one.", "21, 42, 63, 84"],
    [
      "What's the smallest integer greater than 1 that leaves a remainder of 2 when divided by each of 3, 4, and 5?",
      "2",
    ],
    ["smallest number that leaves remainder 1 when you divide by 2, 3 and 5 (not 1 itself)", "31"],
    [
      "A number divided by 4 leaves 3, divided by 5 leaves 4, and divided by 6 leaves 5. Find the smallest such number.",
      "59",
    ],
    ["I am a number between 40 and 60. I am a multiple of 7 and my digits add up to 11. Who am I?", "56"],
    [
      "When the digits of a two digit number are swapped, the new number is 27 less than the original. The digits add to 11. What's the original number?",
      "74",
    ],
    ["今有物不知其数，三三数之剩二，五五数之剩三，七七数之剩二，此数最小是多少？", "23"],
    ["有一袋糖，4个4个数剩3个，5个5个数剩4个，不到100个，最多有几个糖", "99"],
    ["韩信点兵：3人一排多2人，5人一排多4人，7人一排多6人，至少有多少士兵？", "104"],
    ["有一筐鸡蛋，3个3个数剩1个，5个5个数剩1个，7个7个数也剩1个，这筐鸡蛋至少有多少个", "106"],
    ["一个两位数，个位数字比十位数字大 4，且数字之和是 10，求这个两位数", "37"],
    ["一个两位数，十位数字比个位数字大 3，交换两个数字的位置后，新数与原数的和是 143，求原来的两位数。", "85"],
    ["能同时被 1、2、3、…、10 整除的最小正整数是几", "2520"],
    ["各位数字互不相同且能被 9 整除的最大三位数是多少", "981"],
  ]);
});

describe("whole numbers of which too little is told, or something else", () => {
  answersRows([
    // 28 and 91 both fit.
    ["I am a two-digit number. I am a multiple of 7 and my digits add up to 10. What number am I?", null],
    ["How many integers between 1 and 100 are divisible by neither 2 nor 5?", null],
    ["How many prime factors does 60 have?", null],
    ["12 的所有质因数的和是多少", null],
    ["How many numbers less than 50 have exactly 3 factors?", "4"],
    ["How many perfect squares are less than 100?", "9"],
    ["sum of squares from 1 to 10", "385"],
    ["How many factors of 72 are greater than the number of factors of 10?", null],
    ["How many multiples of 6 are factors of a number less than 100?", null],
    ["1到100中不能被3或5整除的数有多少个？", "53"],
    ["小于 20 的自然数中 3 的倍数有几个", null],
    ["How many even numbers are there?", null],
    ["一个两位数，十位数字比个位数字大3，求这个两位数", null],
    ["有一筐鸡蛋，3个3个数剩1个，5个5个数少1个，这筐鸡蛋至少有多少个", null],
    ["How many four-digit numbers have three different digits?", null],
    ["What is the largest multiple of 7 that has two digits that are both even?", null],
  ]);
});
