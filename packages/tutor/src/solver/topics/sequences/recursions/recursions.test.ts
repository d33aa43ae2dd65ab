import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("sequences by a rule from term to term", () =>
  answersRows([
    ["数列满足 a₁=2，aₙ₊₁=aₙ+2n，求 a₅", "22"],
    ["A sequence has a_1 = 2 and a_{n+1} = 3a_n - 1 for every n ≥ 1. What is a_5?", "122"],
    ["已知数列{a_n}中，a₁=1，a₂=3，aₙ₊₂=aₙ₊₁+2aₙ，求a₆", "43"],
    ["Let a_1 = a_2 = 1 and a_{n+2} = a_{n+1} + a_n for all n. Find a_10.", "55"],
    ["数列{aₙ}满足a₁=2，aₙ₊₁=1-1/aₙ，则a₂₀₂₅=", "-1"],
    ["数列{aₙ}满足a₁=1，aₙ₊₁=2aₙ+1，写出前5项", "1, 3, 7, 15, 31"],
    ["a_1=1, a_{n+1}=2a_n+1, find the sum of the first 4 terms", "26"],
    ["If a_1 = 5 and a_n = a_{n-1} + n for n ≥ 2, what is a_4?", "14"],
    ["已知a₁=1，aₙ₊₁=aₙ/(1+aₙ)，求a₁₀", "1/10"],
    [
      "Each term of a sequence is 3 more than twice the one before it. The first term is 2. What is the fifth term?",
      "77",
    ],
    ["A sequence begins with 5 and every next term is double the previous one minus 3. Find the 6th term.", "67"],
    ["The first term is 4. Each term after that is 3 times the term before it, minus 2. What's the fourth term?", "82"],
    ["A sequence starts with 3, and each term is 4 less than 3 times the previous term. What is the 4th term?", "29"],
    ["Each term is found by doubling the previous term and adding 1. The first term is 3. Find the 5th term.", "63"],
    ["数列的第一项是3，以后每一项都比前一项的2倍少1，第5项是多少？", "33"],
    ["一列数，第一个数是2，从第二个数起每个数都是前一个数的3倍加1，第四个数是几", "67"],
    ["一个数列的首项是1，从第2项起，每一项都等于前一项的2倍加3，求第5项", "61"],
    ["f(1)=5 and f(n+1)=f(n)+3. What is f(20)?", "62"],
    [
      "In a sequence, every number after the second is the sum of the two numbers before it. It begins 2, 5. What is the seventh number?",
      "50",
    ],
    ["一列数，从第三个数起，每个数都等于它前面两个数的和，前两个数是1和3，第7个数是多少", "29"],
    [
      "In a sequence, every number after the second is the sum of all the numbers before it. It begins 2, 5. What is the seventh number?",
      null,
    ],
    ["从1开始，每个数都比前一个数多5，第20个数是几", "96"],
    ["A number pattern starts with 6. The rule is multiply by 2 then subtract 4. What is the fifth number?", "36"],
    ["A sequence begins 3. Each new term is 2 less than 4 times the term before. What is the third term?", "38"],
    ["Each term is 3 more than twice the one before it. What is the fifth term?", null],
    ["Each term is 3 more than twice the one before it. The second term is 2. What is the fifth term?", null],
    ["Each term is 3 more than twice the one after it. The first term is 2. What is the fifth term?", null],
    ["Each term is 3 more than the sum of the terms before it. The first term is 2. What is the fifth term?", null],
    ["数列的第一项是3，以后每一项都比前一项的2倍少1，第5项是奇数吗？", null],
    ["a_1=2, a_{n+1}=3a_n-1, find the smallest n with a_n > 100", null],
    ["a_1=2, a_{n+1}=3a_n-1, is a_5 even?", null],
    ["a_1=1, a_{n+2}=a_{n+1}+a_n, find a_5", null],
    ["a_1=2, a_{n+1}=3a_n+k, find a_5", null],
  ]));
