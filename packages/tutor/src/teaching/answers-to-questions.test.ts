import { describe, expect, it } from "vitest";
import { lastOf, talk } from "./testing/talk.ts";

const right = /that’s right!|对，就是这样|完全正确/;
const wrong = /not it yet|还不对/;

describe("an answer to the tutor’s own question", () => {
  it.each([
    ["what is 1/4 + 1/3", "12"],
    ["what is 1/4 + 1/3", "it's 12"],
    ["what is 1/4 + 1/3", "LCD = 12"],
    ["what is 1/4 + 1/3", "twelve"],
    ["what is 1/4 + 1/3", "I think the least common denominator of 4 and 3 is 12"],
    ["what is 1/4 + 1/3", "12 because 3 and 4 both go into it"],
    ["1/4 + 1/3 等于多少", "是 12"],
    ["1/4 + 1/3 等于多少", "十二"],
    ["1/4 + 1/3 等于多少", "4和3的最小公倍数是12"],
    ["1/4 + 1/3 等于多少", "应该是12吧"],
    ["solve 3x + 5 = 20", "subtract 5 from both sides"],
    ["solve 3x + 5 = 20", "minus 5"],
    ["solve 3x + 5 = 20", "take away 5"],
    ["解方程 3x + 5 = 20", "两边同时减5"],
    ["solve x/3 + x/4 = 14", "24"],
    ["what is the gcd of 84 and 36", "2 with 12 left over"],
    ["84 和 36 的最大公因数是多少", "商2余12"],
    ["prime factorization of 360", "2"],
    ["solve x^2 - 9x + 20 = 0", "-4 and -5"],
    ["A jacket costs $80 and is on sale for 15% off. what's the sale price", "$12"],
    ["What is the area of a triangle with base 12 cm and height 7 cm?", "A = bh/2"],
    ["What is the area of a triangle with base 12 cm and height 7 cm?", "base times height divided by 2"],
    ["mean of 4, 8, 15, 16, 23, 42", "they add up to 108"],
    ["is 91 a prime number?", "9"],
    ["what is sqrt(72)", "36"],
    ["prime factorization of 84", "84 = 2 * 42"],
    ["If 5 pencils cost $3.50, how much do 8 pencils cost?", "70 cents is 0.70 dollars"],
    ["六年级有学生120人，男女生人数比是7:5，男生有多少人？", "12份"],
  ])("is confirmed: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(right);
    expect(lastOf(messages)).not.toMatch(wrong);
  });

  it.each([
    ["what is 1/4 + 1/3", "7", /has to go into/],
    ["what is 1/4 + 1/3", "24", /smaller number/],
    ["1/4 + 1/3 等于多少", "24", /更小/],
    ["solve 3x + 5 = 20", "add 5", /opposite/],
    ["解方程 3x + 5 = 20", "加5", /相反/],
    ["what is the gcd of 84 and 36", "2 remainder 14", wrong],
    ["factor x^2 + 5x - 14", "-7 and 2", /sign/],
    ["mean of 4, 8, 15, 16, 23, 42", "107", wrong],
    ["simplify 84/126", "5", /evenly/],
    ["simplify 84/126", "1", /changes nothing/],
  ])("is told apart where it is wrong, with what to look at: %s, %s", (problem, message, said) => {
    const [, blocks = []] = talk([problem, message]);
    expect(blocks.map(({ markdown }) => markdown).join("\n")).toMatch(said);
    expect(blocks.at(-1)?.kind).toBe("hint");
    expect(lastOf([problem, message])).not.toMatch(right);
  });

  it("is led on from, question by question, to the answer", () => {
    const messages = ["2x + y = 11, x - y = 1", "add them", "3x = 12", "x = 4", "y = 3"];
    const kinds = talk(messages).map((blocks) => blocks.at(-1)?.kind);
    expect(kinds).toEqual(["question", "text", "question", "question", "answer"]);
    expect(lastOf(["what is 3/4 + 5/6", "12", "9/12 + 10/12"])).toContain("right value");
    expect(lastOf(["what is 3/4 + 5/6", "12", "19/24"])).toMatch(wrong);
    expect(lastOf(["what is 3/4 + 5/6", "12", "19/12"])).toContain("all the way to the answer");
  });

  it("that nobody can judge is taken for an idea, and not for a mistake", () => {
    for (const message of ["you undo it with the opposite", "we should move it to the other side", "两边都要变"])
      expect(lastOf(["solve 3x + 5 = 20", message])).not.toMatch(wrong);
    expect(lastOf(["solve 3x + 5 = 20", "i would move it to the other side"])).toContain("Yes, do that");
    expect(
      lastOf([
        "What is the area of a triangle with base 12 cm and height 7 cm?",
        "multiply the sides, then half of it",
      ]),
    ).toContain("That may work");
  });

  it("is led on from the line that was written", () => {
    const messages = ["solve 2(x-1) = x + 4", "2x - 2 = x + 4", "x - 2 = 4"] as const;
    expect(lastOf(messages)).toContain("$2$ is subtracted");
    expect(lastOf(["solve x/3 = 5", "times 3"])).toMatch(/that’s right!|Yes, do that/);
    expect(lastOf(["孩子不会做 3/5 × 10，怎么讲", "6"])).toMatch(right);
  });

  it("gives nothing away of a system that is on its way", () => {
    const messages = ["y = 3x, x + y = 8", "3x + x = 8"];
    expect(lastOf(messages)).toContain("correct so far");
    expect(lastOf(messages)).not.toMatch(/x = 2/);
    expect(lastOf(["y = 3x, x + y = 8", "3x - x = 8"])).toMatch(wrong);
  });

  it("may be one of two: then one is asked which", () => {
    expect(lastOf(["what is 1/4 + 1/3", "is it 12 or 24?"])).toContain("couldn’t tell");
    expect(lastOf(["what is 1/4 + 1/3", "it's not 12"])).not.toMatch(right);
  });

  it("may be one solution of several: then the others are asked for", () => {
    expect(lastOf(["solve |x-2| = 5", "x = 7"])).toContain("more than one solution");
    expect(lastOf(["x^2 = 49", "x=7", "x=-7"])).toContain("all the way to the answer");
    expect(lastOf(["2x+y=7和x-y=2", "x=3", "y=1"])).toContain("完全正确");
  });

  it("has the right value, and is not finished yet", () => {
    for (const answer of ["9/12", "18/24"]) expect(lastOf(["simplify 18/24", answer])).toContain("right value");
  });

  it("is heard of a problem with words about who it is for", () => {
    expect(lastOf(["my daughter is stuck on 5/8 - 1/4, how should I explain it?", "8"])).toMatch(right);
    expect(lastOf(["Explain 3x - 4 = 11 step by step for my son", "add 4"])).toMatch(right);
  });

  it("that is missed twice is followed by how the step goes with other numbers", () => {
    expect(lastOf(["what is 1/4 + 1/3", "7", "9"])).toContain("least common denominator is $6$");
  });

  it("is answered in the language that was spoken before", () => {
    expect(lastOf(["3/4 + 5/6 等于多少", "12", "19/12"])).toMatch(/完全正确/);
    expect(lastOf(["what is 3/4 + 5/6", "12"], { language: "ch" })).toMatch(/that’s right/);
  });
});
