import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("sequences and their sums", () =>
  answersRows([
    ["How many terms are in the sequence 7, 11, 15, ..., 103?", "25"],
    ["How many terms are there in the sequence 7, 11, 15, ..., 104?", null],
    ["数列3，6，12，…，96共有几项？", "6"],
    ["What is the sum of the sequence 2, 5, 8, ..., 32?", "187"],
    ["An arithmetic sequence has first term 6, last term 62 and 15 terms. What is its sum?", "510"],
    [
      "An arithmetic sequence has first term 6, last term 62 and common difference 4. How many terms does it have?",
      "15",
    ],
    ["What is the sum of the infinite geometric series with first term 9 and ratio 1/3?", "27/2"],
    ["What is the sum of the infinite geometric series 9 + 3 + 1 + 1/3 + ...?", "27/2"],
    ["What is the sum of the infinite geometric series with first term 9 and ratio 3?", null],
    ["What is 1 + 2 + 4 + 8 + ... + 512?", "1023"],
    ["fill in the missing number: 3, 6, 12, __, 48", "24"],
    ["按规律填数 2,6,18,( ),162", "54"],
    ["What is the missing number in 5, ?, 13, 17", "9"],
    ["What is the missing number in 5, ?, 14, 17", null],
    ["a1=2 and a_(n+1)=3a_n+1, find a4", "67"],
    ["数列{a_n}满足a_1=1，a_n=2a_{n-1}+3，求a_4", "29"],
    ["The nth term of a sequence is 3n-1. What is the 7th term?", "20"],
    ["What are the first 4 terms of the sequence with nth term n^2+1?", "2, 5, 10, 17"],
    ["Which term of the sequence with nth term 3n+2 is 101?", "33"],
    ["Insert 3 arithmetic means between 2 and 14.", "5, 8, 11"],
    ["What is the geometric mean of 4 and 9?", "6"],
    ["4和9的比例中项是多少", "6"],
    ["Is the sequence 2, 4, 8 arithmetic or geometric?", "geometric"],
    ["Is 101 a term of the sequence 5, 9, 13, ...?", "yes"],
    ["Is 102 a term of the sequence 5, 9, 13, ...?", "no"],
    ["How many terms of the sequence 3, 7, 11, ... add up to 210?", "10"],
    ["How many terms of the sequence 3, 7, 11, ... add up to 211?", null],
    ["A sequence starts with 2 and 5 and each term is the sum of the two before, term 6", "31"],
  ]));
