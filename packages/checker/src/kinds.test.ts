import { describe, expect, it } from "vitest";
import { checkAnswer, type DifferenceCode, type Rubric, rubricProblems } from "./index.ts";
import { rows } from "./rows.ts";

/** Kinds of answer that a rubric asks for. */
rows("quotient with remainder", [
  {
    key: "7……2",
    equal: ["7 r 2", "7余2", "7...2", "7 remainder 2", "23÷3=7……2", "商7余2"],
    different: ["7……3", "2……7", "7", "24÷3=7……2", "7 2/3"],
  },
]);

rows("lists", [
  { key: "1,2,3", equal: ["3,1,2"], different: ["1,2"] },
  { key: "1,2,3", order: "given", equal: ["1、2、3"], different: ["3,1,2"] },
  { key: "2,3", repeats: "ignore", equal: ["2,2,3"] },
  { key: "2,3", repeats: "count", equal: ["3,2"], different: ["2,2,3"] },
  { key: "2,3", refused: ["2,2,3"] },
]);

rows("times of day", [
  { key: "15:30", equal: ["3:30 pm", "下午三点半", "15点30分"], different: ["3:30 am", "3:30", "15:31"] },
  { key: "3:30 pm", equal: ["15:30", "3:30"], different: ["3:30 am"] },
  { key: "7:45", kind: "time", equal: ["7:45"], refused: ["14:90"] },
]);

rows("other bases and significant figures", [
  {
    key: "1011",
    base: 2,
    equal: ["1011", "1011_2", "(1011)₂", "1011 base 2"],
    different: ["1010", "1011_3"],
    unreadable: ["12"],
  },
  { key: "FF", base: 16, equal: ["ff", "FF_{16}"], different: ["FE"] },
  { key: "2/3", figures: 3, equal: ["0.667", "2/3"], finer: ["0.6667"], different: ["0.666", "0.67", "0.668"] },
  { key: "123456", figures: 3, equal: ["123000", "1.23×10^5"], different: ["124000", "120000", "123400"] },
]);

describe("credit for part of a list", () => {
  const rubric: Rubric = { keys: ["2, 3, 5"], credit: "parts" };
  it.each([
    ["2, 3", 2],
    ["2, 3, 7", 2],
    ["7", 0],
    ["2, 3, 5, 7", 2],
    ["1,2,3,4,5,6,7", 0],
  ])("counts what is right in %s, less what is too much", (given, right) => {
    expect(checkAnswer(given, rubric)).toMatchObject({ verdict: "different", parts: { right, of: 3 } });
  });
});

describe("why an answer is different", () => {
  const table: [key: string, given: string, why: DifferenceCode | undefined, rubric?: Partial<Rubric>][] = [
    ["5/8", "-5/8", "opposite-sign"],
    ["x=3", "x=-3", "opposite-sign"],
    ["a-b", "b-a", "opposite-sign"],
    ["3 or -2", "3", "part-missing"],
    ["±4", "4", "part-missing"],
    ["2, 3", "2, 3, 5", "part-too-many"],
    ["(3,-4)", "(-4,3)", "swapped"],
    ["12 cm", "12 m", "wrong-unit"],
    ["1<x≤5", "1≤x≤5", "interval-end"],
    ["x>3", "x≥3", "interval-end"],
    ["√2", "1.4", "rounded-too-early", { decimals: 2 }],
    ["12", "3, 4", "list-for-number"],
    ["12", "13", undefined],
    ["0", "1", undefined],
    ["x>3", "x>4", undefined],
  ];
  it.each(table)("for %s, %s: %s", (key, given, why, rubric) => {
    const verdict = checkAnswer(given, { keys: [key], ...rubric });
    expect(verdict).toMatchObject({ verdict: "different" });
    expect("why" in verdict ? verdict.why : undefined).toBe(why);
  });
});

describe("traps for authors", () => {
  const codes = (rubric: Rubric) => rubricProblems(rubric).map(({ code }) => code);
  it("are found", () => {
    expect(codes({ keys: ["49 m^2"] })).toEqual(["letter-or-unit"]);
    expect(codes({ keys: ["n/2(n+1)"] })).toEqual(["two-readings"]);
    expect(codes({ keys: ["7:45"] })).toEqual(["ratio-or-time"]);
    expect(codes({ keys: ["2/4"], form: ["simplest-fraction"] })).toEqual(["rejects-itself"]);
    expect(codes({ keys: ["2("] })).toEqual(["operand-missing"]);
  });
  it("are gone once the author has said what is meant", () => {
    expect(codes({ keys: ["49 m^2"], letters: [] })).toEqual([]);
    expect(codes({ keys: ["49 m^2"], letters: ["m"] })).toEqual([]);
    expect(codes({ keys: ["n(n+1)/2"] })).toEqual([]);
    expect(codes({ keys: ["7:45"], kind: "ratio" })).toEqual([]);
    expect(codes({ keys: ["1/2"], form: ["simplest-fraction"] })).toEqual([]);
  });
});
