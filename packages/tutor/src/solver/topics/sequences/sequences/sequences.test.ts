import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("sequences", () => {
  answersRows([
    ["What is the next number in the sequence 2, 5, 8, 11, ...?", "14"],
    ["what comes next: 3, 6, 12, 24", "48"],
    ["1, 4, 9, 16, ?", "25"],
    ["1, 1, 2, 3, 5, 8, ... next two terms", "13, 21"],
    ["1，1，2，3，5，8，后面两个数是什么", "13, 21"],
    ["nth term of 3, 8, 15, 24, 35", "n^2+2n"],
    ["按规律填数：2，5，10，17，26，…，第n个数可以表示为＿＿＿（用含n的式子）", "n^2+1"],
    ["nth term of 3, 8, 15, 24, 36", null],
    ["An arithmetic sequence has a_3 = 10 and a_7 = 26. Find a_1 and d", "a_1 = 2, d = 4"],
    ["等差数列中a3=10，a7=26，求首项和公差", "a_1 = 2, d = 4"],
    ["what's the next number? 100, 95, 85, 70, ...", "50"],
    ["1, 8, 27, 64, ?", "125"],
    ["1，3，7，15，31，（ ）", "63"],
    ["5, 10, 8, 16, 14, 28, ?", "26"],
    ["1, 10, 2, 20, 3, 30, ?", "4"],
    ["1, 10, 2, 20, 3, 31, ?", null],
    ["2, 3, 5, 7, ?", null],
    ["2, 3, 5, 8, ?", null],
    ["Which term of 5, 9, 13, ... is 101?", "25"],
    ["Insert two geometric means between 3 and 81", "9, 27"],
    ["Insert three geometric means between 3 and 243", null],
    ["在4和20之间插入3个数使它们成等差数列，求这三个数", "8, 12, 16"],
    ["1, 1, 2, 3, 5, 8, what comes next?", "13"],
    ["1, 3, 6, 10, 15, ___", "21"],
    ["找规律填数：2, 5, 8, 11, ( )", "14"],
    ["找规律：1, 2, 4, 8, 16, ？", "32"],
    ["数列 3, 7, 11, 15, … 的第20项是多少？", "79"],
    ["Find the 20th term of the arithmetic sequence 3, 7, 11, ...", "79"],
    ["what is the tenth term of the sequence 5, 8, 11, 14, …", "32"],
    ["Find the sum of the first 10 terms of the geometric sequence 1, 2, 4, ...", "1023"],
    ["What is 1 + 2 + 3 + ... + 100?", "5050"],
    ["1+3+5+…+99等于多少", "2500"],
    ["计算：2+4+6+……+100", "2550"],
    ["sum of the integers from 1 to 50", "1275"],
    ["从1加到100等于多少？", "5050"],
    ["sum of the first 20 odd numbers", "400"],
    ["An arithmetic sequence has first term 3 and common difference 4. What is the 25th term?", "99"],
    ["find the sum of the first 20 terms of an arithmetic sequence with first term 5 and common difference 2", "480"],
    ["A geometric sequence has first term 2 and common ratio 3. Find the 5th term.", "162"],
    ["首项为3，公差为4的等差数列的第20项是多少？", "79"],
    ["在等差数列{a_n}中，a_1=2，d=3，求 a_10", "29"],
    ["等差数列中，a_3=7，a_7=19，求a_10", "28"],
    ["等比数列{an}中，a1=2，q=3，求前5项和S5", "242"],
    ["In an arithmetic sequence, the 3rd term is 7 and the 7th term is 19. Find the common difference.", "3"],
    ["What is the nth term of the sequence 3, 7, 11, 15, ...", "4n-1"],
    ["数列 5, 8, 11, 14, … 的通项公式", "3n+2"],
    ["What is the 10th Fibonacci number?", "55"],
    ["what is the 15th term of 4, 9, 14, 19, ...", "74"],
    ["the first term of an arithmetic sequence is 10 and the common difference is -3. What is the 9th term?", "-14"],
    ["an arithmetic sequence starts with 7 and has a common difference of 5. find the 12th term", "62"],
    ["1, 2, 3, 5, 8, 13, what number comes next?", "21"],
    ["Which term of the sequence 3, 7, 11, 15, ... is 99?", "25"],
    ["which term of the sequence 2, 6, 18, 54, ... is 486", "6"],
    ["99是数列3，7，11，15，…的第几项", "25"],
    ["A geometric sequence starts 3, 6, 12, ... What is its 9th term?", "768"],
    ["等差数列3 7 11 15 ... 第20项怎么求", "79"],
    ["等比数列2,6,18……第6项是几", "486"],
    ["等差数列5,8,11,…,第几项是62", "20"],
    ["等差数列3，7，11，15，…中第一个大于200的项是多少？", "203"],
    ["The sequence goes 5, 9, 13, 17, ... Which term is 101?", "25"],
    ["An arithmetic sequence begins 4, 7, 10, ... Find the sum of its first 20 terms.", "650"],
    ["The first three terms of an arithmetic sequence are 8, 14, 20. What is the 30th term?", "182"],
    ["A sequence is 2, 5, 10, 17, 26, ... What's the next number?", "37"],
    ["The first three terms of an arithmetic sequence are 8, 14, 21. What is the 30th term?", null],
    ["A geometric sequence starts 3, 6, 11, ... What is its 9th term?", null],
    ["A geometric sequence starts 3, 6, 12, ... What is half its 9th term?", null],
    ["等差数列3，7，11，15，…中第一个大于200的偶数项是多少？", null],
    ["A sequence starts 3, 6, 12, ... What is its 9th even term?", null],
    ["Which term of the sequence 3, 7, 11, 15, ... is 100?", null],
    ["what is the next number: 2, 3, 5, 8", null],
    ["what comes next: 1, 2, 4", null],
    ["2, 3, 5, 7, 11, ?", null],
    ["A geometric sequence has a_1 = 2 and a_3 = 18. Find a_2.", null],
    ["1+2+4+...+100", null],
    ["The sum of the first n terms is 55. Find n.", null],
    ["find the 20th term of the arithmetic sequence 3, 7, 12", null],
    ["What is the sum of the odd terms of the arithmetic sequence 3, 7, 11, 15", null],
  ]);

  it.each([
    ["Write a recursive rule for 4, 9, 14, 19", "a_1 = 4, a_n = a_{n-1} + 5"],
    ["What is the recursive formula for the geometric sequence 3, 6, 12, 24, ...?", "a_1 = 3, a_n = 2a_{n-1}"],
    ["数列20, 17, 14, 11,…的递推公式", "a_1 = 20, a_n = a_{n-1} - 3"],
    ["Write a recursive rule for 1, 4, 9, 16", null],
  ])("have a rule from term to term: %s", (question, key) => {
    expect(solveText(question)).toBe(key);
  });

  it("agree with adding one by one", () => {
    for (let first = -3; first <= 5; first += 2)
      for (let step = 1; step <= 7; step += 3) {
        const terms = Array.from({ length: 12 }, (_, index) => first + index * step);
        const begin = terms.slice(0, 4).join(", ");
        expect(solveText(`Find the 12th term of the sequence ${begin}, ...`)).toBe(`${terms[11]}`);
        const sum = terms.reduce((total, term) => total + term, 0);
        expect(solveText(`Find the sum of the first 12 terms of the sequence ${begin}, ...`)).toBe(`${sum}`);
      }
  });
});
