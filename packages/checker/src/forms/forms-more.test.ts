import { describe, expect, it } from "vitest";
import { checkAnswer, type Rubric, type Verdict } from "../index.ts";

type FormRow = { rubric: Rubric; good: string[]; bad: string[] };

/** The right value in the form asked for, and the right value in another. */
const table: FormRow[] = [
  { rubric: { keys: ["32"], form: ["power"] }, good: ["2^5", "2⁵"], bad: ["32", "2*16", "4*2^3"] },
  { rubric: { keys: ["x^6"], form: ["power"] }, good: ["x^6", "x⁶"], bad: ["x^2*x^4", "(x^2)^3", "xxxxxx"] },
  {
    rubric: { keys: ["2√3"], form: ["simplest-radical"] },
    good: ["2√3", "2\\sqrt{3}", "√3*2"],
    bad: ["√12", "6/√3", "√3+√3", "√2√6", "12^(1/2)", "4√3/2"],
  },
  {
    rubric: { keys: ["√2/2"], form: ["simplest-radical"] },
    good: ["√2/2", "\\frac{\\sqrt{2}}{2}", "1/2 √2"],
    bad: ["1/√2", "√(1/2)", "0.5√2", "2^(-1/2)"],
  },
  { rubric: { keys: ["1+√5"], form: ["simplest-radical"] }, good: ["√5+1"], bad: ["4/(√5-1)", "1+√20/2"] },
  { rubric: { keys: ["√2"], form: ["simplest-radical"] }, good: ["√2"], bad: ["\\sqrt[4]{4}", "√8/2"] },
  { rubric: { keys: ["2.5"], form: ["decimal-places"], decimals: 2 }, good: ["2.50"], bad: ["2.5", "5/2", "2.500"] },
  { rubric: { keys: ["π"], form: ["decimal-places"], decimals: 2 }, good: ["3.14"], bad: ["π", "3.142", "3.1416"] },
  {
    rubric: { keys: ["3:4"], form: ["simplest-ratio"] },
    good: ["3:4", "3：4"],
    bad: ["6:8", "3/4", "0.75:1", "1.5:2"],
  },
  { rubric: { keys: ["1:2:3"], form: ["simplest-ratio"] }, good: ["1:2:3"], bad: ["2:4:6", "0.5:1:1.5"] },
  // Factors that the author's key left unfactored must be factored in the answer.
  { rubric: { keys: ["x^2-1"], form: ["factored"] }, good: ["(x+1)(x-1)"], bad: ["x^2-1", "x*x-1"] },
  { rubric: { keys: ["x^2-y^2"], form: ["factored"] }, good: ["(x+y)(x-y)"], bad: ["x^2-y^2"] },
  { rubric: { keys: ["x^4-1"], form: ["factored"] }, good: ["(x^2+1)(x-1)(x+1)"], bad: ["(x^2-1)(x^2+1)", "x^4-1"] },
  { rubric: { keys: ["x^3-8"], form: ["factored"] }, good: ["(x-2)(x^2+2x+4)"], bad: ["x^3-8"] },
  { rubric: { keys: ["x^2+1"], form: ["factored"] }, good: ["x^2+1"], bad: [] },
  { rubric: { keys: ["a^2+2ab+b^2"], form: ["factored"] }, good: ["(a+b)^2", "(a+b)(a+b)"], bad: ["a(a+2b)+b^2"] },
];

describe("more forms", () => {
  for (const { rubric, good, bad } of table) {
    const verdictOf = (given: string) => checkAnswer(given, rubric).verdict;
    for (const given of good)
      it(`${given} is ${rubric.form} of ${rubric.keys}`, () => expect(verdictOf(given)).toBe("equal"));
    for (const given of bad) {
      it(`${given} is not ${rubric.form} of ${rubric.keys}`, () =>
        expect(verdictOf(given)).toBe<Verdict["verdict"]>("wrong-form"));
    }
  }
});

describe("a hole in the domain", () => {
  const pairs: [key: string, given: string][] = [
    ["x-1", "(x²-1)/(x+1)"],
    ["x", "x^2/x"],
    ["2ln x", "ln(x^2)"],
    ["x", "(√x)^2"],
    ["1", "x/x"],
  ];
  for (const [key, given] of pairs) {
    const rubric: Rubric = { keys: [key], letters: ["x"] };
    it(`makes no difference between ${key} and ${given}`, () =>
      expect(checkAnswer(given, rubric).verdict).toBe("equal"));
    it(`makes ${given} another answer than ${key} if the rubric says so`, () =>
      expect(checkAnswer(given, { ...rubric, domain: "same" }).verdict).toBe("different"));
  }
  it("lets the same expression in other words pass", () => {
    expect(checkAnswer("(x-1)(x+1)/(1+x)", { keys: ["(x²-1)/(x+1)"], domain: "same" }).verdict).toBe("equal");
    expect(checkAnswer("-1+x", { keys: ["x-1"], domain: "same" }).verdict).toBe("equal");
  });
});
