import { describe, expect, it } from "vitest";
import { readQuestion } from "./question.ts";
import { solve } from "./solve.ts";

describe("a question as it was read", () => {
  it.each([
    ["pls solve 3x+5=20 i dont get it", "solve #", ["3x+5=20"]],
    ["Solve for x: 2x = 6", "solve # #", ["x", "2x = 6"]],
    ["计算１２×３等于多少？", "what # what", ["12×3"]],
    ["x+y=5\nx-y=1", "# #", ["x+y=5", "x-y=1"]],
    ["What is 20% of 50?", "what # of #", ["20%", "50"]],
    ["the gcd of twelve apples", null, []],
  ])("%j", (text, shape, formulas) => {
    const question = readQuestion(text);
    expect([question?.shape, question?.formulas.map((formula) => formula.text)]).toEqual([shape, formulas]);
  });

  it("has numbers in words as digits, too", () => {
    expect(readQuestion("three apples and twenty-five pears")?.counted).toBe("3 apples and 25 pears");
    expect(readQuestion("三个苹果，打八折，占百分之二十")?.counted).toContain("20%");
  });

  it("is none if it is too long", () => {
    expect(readQuestion("1+".repeat(25_000))).toBeNull();
  });

  it.each([
    "(",
    "1+",
    "x=",
    "1;",
    "a ",
    "√",
    "x^",
    "/1",
    "1 1/2 ",
    "的",
    "三",
    "one ",
    "$",
    "\\frac{",
    "2x+",
    "| ",
    "9!",
    "x:=",
    "- ",
  ])("4,000 signs of %j keep nobody waiting", (part) => {
    const text = part.repeat(4000 / part.length);
    const start = performance.now();
    const question = readQuestion(text);
    if (question) solve(question);
    // A twentieth of it on a quiet machine.
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
