import { describe, expect, it } from "vitest";
import { readQuestion } from "../question.ts";
import { solve } from "../solve.ts";

const answerOf = (text: string): string | null => {
  const question = readQuestion(text);
  const outcome = question && solve(question);
  return outcome?.kind === "solved" ? outcome.solution.answer.key : null;
};

describe("one thing more with a number that is asked for", () => {
  it.each([
    ["What is twice the greatest common divisor of 36 and 84?", "24"],
    ["What is the reciprocal of the slope of y = 4x - 7?", "1/4"],
    ["What is the remainder when 3^20 is divided by 7, doubled?", "4"],
    ["求24和36的最大公因数的平方", "144"],
    ["方程2x-6=8的解的相反数是多少", "-7"],
    ["twice the greatest common divisor of 12 and 18 minus 3", null],
    ["twice the factors of 12", null],
    ["5加3与2的积的平方", null],
  ])("answers “%s” with %s", (text, answer) => {
    expect(answerOf(text)).toBe(answer);
  });
});
