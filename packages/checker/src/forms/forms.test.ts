import { describe, expect, it } from "vitest";
import { checkAnswer, type FormCode } from "../index.ts";

const table: { form: FormCode; key: string; good: string[]; bad: string[] }[] = [
  {
    form: "simplest-fraction",
    key: "3/4",
    good: ["3/4", "\\frac34", "¾"],
    bad: ["6/8", "0.75", "75%", "1.5/2", "-3/-4", "1/2+1/4"],
  },
  {
    form: "simplest-fraction",
    key: "-3/2",
    good: ["-3/2", "-1 1/2", "\\frac{-3}{2}"],
    bad: ["-6/4", "-1.5", "-1 2/4", "3/-2"],
  },
  {
    form: "simplest-fraction",
    key: "3π/4",
    good: ["3π/4", "\\frac{3}{4}π", "\\frac{3\\pi}{4}"],
    bad: ["6π/8", "0.75π"],
  },
  { form: "mixed-number", key: "7/4", good: ["1 3/4", "1¾", "1又3/4", "1\\frac{3}{4}"], bad: ["7/4", "1.75", "1 6/8"] },
  { form: "improper-fraction", key: "7/4", good: ["7/4", "\\frac{7}{4}"], bad: ["1 3/4", "1.75", "14/8"] },
  { form: "decimal", key: "7/4", good: ["1.75", "1.750"], bad: ["7/4", "1 3/4", "175%"] },
  { form: "percent", key: "7/4", good: ["175%", "百分之一百七十五"], bad: ["1.75", "7/4"] },
  { form: "exact", key: "5/2", good: ["5/2", "2 1/2"], bad: ["2.5"] },
  { form: "expanded", key: "(x+1)^2", good: ["x^2+2x+1", "1+2x+x²"], bad: ["(x+1)^2", "x(x+2)+1", "x^2+x+x+1"] },
  { form: "factored", key: "(x+1)(x-1)", good: ["(x-1)(x+1)", "-(1-x)(x+1)"], bad: ["x^2-1", "x*x-1"] },
  { form: "factored", key: "2(x+1)(x-1)", good: ["2(x-1)(x+1)"], bad: ["(2x+2)(x-1)", "2(x^2-1)", "2x^2-2"] },
  { form: "factored", key: "x(x+2)^2", good: ["x(x+2)(x+2)", "(x+2)²x"], bad: ["x(x^2+4x+4)", "(x^2+2x)(x+2)"] },
  { form: "solved", key: "x=3", good: ["x=3", "3", "3=x"], bad: ["2x=6", "x-3=0"] },
  { form: "solved", key: "x>3", good: ["x>3", "3<x", "(3,∞)"], bad: ["2x>6", "x-3>0"] },
  { form: "with-unit", key: "12 cm", good: ["12 cm", "0.12 m"], bad: ["12"] },
];

describe("a required form", () => {
  for (const { form, key, good, bad } of table) {
    for (const given of good) {
      it(`${given} is ${key} as ${form}`, () => {
        expect(checkAnswer(given, { keys: [key], form: [form] })).toMatchObject({ verdict: "equal" });
      });
    }
    for (const given of bad) {
      it(`${given} is ${key}, but not as ${form}`, () => {
        expect(checkAnswer(given, { keys: [key], form: [form] })).toMatchObject({ verdict: "wrong-form", form });
      });
    }
  }
});

describe("a foreseen mistake", () => {
  const rubric = {
    keys: ["2(a+b)"],
    foreseen: [
      { answer: "2a+b", feedback: "forgot-second" },
      { answer: "ab", feedback: "area" },
    ],
  };
  it("is named, however it is written", () => {
    expect(checkAnswer("b+2a", rubric)).toMatchObject({ verdict: "foreseen", feedback: "forgot-second" });
    expect(checkAnswer("b·a", rubric)).toMatchObject({ verdict: "foreseen", feedback: "area" });
  });
  it("hides neither the right answer nor another wrong one", () => {
    expect(checkAnswer("2a+2b", rubric)).toMatchObject({ verdict: "equal" });
    expect(checkAnswer("a+b", rubric)).toMatchObject({ verdict: "different" });
  });
});
