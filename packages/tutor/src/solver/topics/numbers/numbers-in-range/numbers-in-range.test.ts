import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("numbers of a range with a property", () =>
  answersRows([
    ["How many three-digit numbers are divisible by 11?", "81"],
    ["What is the greatest 3-digit number that leaves a remainder of 2 when divided by 7?", "996"],
    ["What is the smallest four-digit multiple of 9?", "1008"],
    ["What is the sum of the prime numbers between 10 and 20?", "60"],
    ["how many 2-digit numbers are multiples of 7", "13"],
    ["三位数中，能被 9 整除的有多少个", "100"],
    ["除以 8 余 3 的最大两位数是多少", "99"],
    ["20 以内所有质数的和是多少", "77"],
    ["能被 6 整除的两位数有多少个", "15"],
    ["除以 5 余 1 的最小的三位数是几", "101"],
    ["how many three-digit numbers are palindromes and divisible by 11", "8"],
    ["how many 3-digit numbers are prime", "143"],
    ["what is the sum of the primes between 11 and 19", null],
    ["三位数中，能被 9 整除又是奇数的有多少个", "50"],
  ]));
