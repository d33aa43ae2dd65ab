import { describe, expect, it } from "vitest";
import { readQuestion } from "../question.ts";
import { solve } from "../solve.ts";

const answerOf = (text: string): string | null => {
  const question = readQuestion(text);
  const outcome = question && solve(question);
  return outcome?.kind === "solved" ? outcome.solution.answer.key : null;
};

describe("words and remarks that a question can do without", () => {
  it.each([
    ["if 5 notebooks cost $8.75, how much will 12 of the same notebooks cost in dollars", "21"],
    ["30% of a number is 48. What is 75% of that same number?", "120"],
    ["What is the binary number 1011011 in ordinary base ten?", "91"],
    ["Solve 5x ≡ 3 (mod 11), giving the value of x between 0 and 10.", "5"],
    ["what is 3 1/2 divided by 1 3/4 (these are mixed numbers)", "2"],
    ["98 × 102, there is supposed to be a quick trick but I just need the answer", "9996"],
    ["pls evaluate 18 - 6 / 3 * (5 - 2)^2 + 1, using the normal order of operations", "1"],
    ["5 + 8 + 11 + ... + 80 = ? (steps of 3)", "1105"],
    ["Write 45,600,000 in scientific notation, in the form a*10^n with 1 <= a < 10.", "4.56*10^7"],
    ["解方程 $\\frac{0.1x-0.2}{0.02}-\\frac{x+1}{0.5}=3$,先把分母化成整数", "x = 5"],
    ["45、59、101 这三个数除以同一个自然数,余数相同,这个除数最大可能是几?", "14"],
  ])("%s", (text, key) => {
    expect(answerOf(text)).toMatch(key);
  });
});

describe("words that a question needs", () => {
  it.each([
    "5本相同的书排成一排，有多少种排法",
    "Two numbers leave the same remainder when divided by 7. What is the remainder?",
    "Find the sum 3 + 7 + 11 + ... + 79 (leave out 11)",
    "What is 20% of 80 (not 20% of 8)? Then add 3",
    "Three of the same letters are put in a row with 2 others. In how many ways?",
  ])("%s", (text) => {
    expect(answerOf(text)).toBeNull();
  });
});
