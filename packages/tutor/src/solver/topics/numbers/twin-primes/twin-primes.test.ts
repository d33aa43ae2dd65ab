import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("primes two apart", () => {
  answersRows([
    ["Which pairs of twin primes lie between 10 and 50?", "(11, 13), (17, 19), (29, 31), (41, 43)"],
    ["How many pairs of twin primes are there between 1 and 100?", "8"],
    ["List all twin prime pairs less than 50.", "(3, 5), (5, 7), (11, 13), (17, 19), (29, 31), (41, 43)"],
    ["List the twin primes between 20 and 80", "(29, 31), (41, 43), (59, 61), (71, 73)"],
    ["What is the largest pair of twin primes below 100?", "(71, 73)"],
    ["Between 30 and 80, how many pairs of twin primes are there?", "3"],
    ["How many twin prime pairs are there from 1 to 60?", "6"],
    [
      "Find all pairs of primes that differ by 2 between 10 and 80",
      "(11, 13), (17, 19), (29, 31), (41, 43), (59, 61), (71, 73)",
    ],
    ["50以内的孪生质数有哪些", "(3, 5), (5, 7), (11, 13), (17, 19), (29, 31), (41, 43)"],
    ["10到50之间有哪几对孪生质数？", "(11, 13), (17, 19), (29, 31), (41, 43)"],
    ["100以内有多少对孪生素数？", "8"],
    ["找出20到80之间所有的孪生质数", "(29, 31), (41, 43), (59, 61), (71, 73)"],
    ["100以内最大的一对孪生质数是多少", "(71, 73)"],
    ["在1到60之间，孪生质数有几对", "6"],
    ["写出30以内的孪生质数对", "(3, 5), (5, 7), (11, 13), (17, 19)"],
    // Of which nobody is sure, or with one condition more.
    ["How many twin primes are there below 100, not counting 3 and 5?", null],
    ["Which pairs of twin primes between 10 and 50 have a sum divisible by 12?", null],
    ["Which pairs of twin primes lie between 11 and 50?", null],
    ["How many twin primes are there?", null],
  ]);
});
