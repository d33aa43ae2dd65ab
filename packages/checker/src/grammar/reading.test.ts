import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { asked } from "../asked.ts";
import {
  askedFor,
  checkAnswer,
  differenceCodes,
  formCodes,
  lettersOf,
  readAnswer,
  rubricProblems,
  unreadableCodes,
} from "../index.ts";

const explanations = readFileSync(new URL("../../UNREADABLE.md", import.meta.url), "utf8");

describe("what was read", () => {
  const table: [given: string, latex: string][] = [
    ["3/4", "\\frac{3}{4}"],
    ["1又1/2", "1\\frac{1}{2}"],
    ["2X+1", "2 x + 1"],
    ["x²y", "x^{2} y"],
    ["2*3", "2 \\times 3"],
    ["√(x+1)", "\\sqrt{x + 1}"],
    ["12.50", "12.50"],
    ["1,000", "1000"],
    ["0.333...", "0.\\overline{3}"],
    ["x=±2", "x = \\pm 2"],
    ["１２厘米", "12\\,\\text{厘米}"],
    ["-(x+1)", "-\\left(x + 1\\right)"],
    ["(x+1)/2", "\\frac{x + 1}{2}"],
    ["2>=x", "2 \\geq x"],
    ["(1, 2]", "\\left(1, 2\\right]"],
    ["x>1或x<-1", "x > 1 \\;\\lor\\; x < -1"],
  ];
  for (const [given, latex] of table)
    it(`${given} is shown as ${latex}`, () =>
      expect(readAnswer(given, asked(["x", "y"]))).toEqual({ ok: true, read: latex, or: [] }));

  it("can be read again and means the same", () => {
    for (const given of [
      "2(x+1)^2/3",
      "-x^2",
      "|x-1|",
      "1 1/2",
      "(-x)^2",
      "x-(y-1)",
      "x/(y/2)",
      "2^-1",
      "sin(x)^2",
      "∛x",
      "x!",
      "50%",
    ]) {
      const first = readAnswer(given, asked(["x", "y"]));
      if (!first.ok) throw new Error(given);
      expect([given, checkAnswer(first.read, { keys: [given], letters: ["x", "y"] }).verdict]).toEqual([
        given,
        "equal",
      ]);
    }
  });

  it("does not depend on the key: preview and grading read alike", () => {
    const rubric = { keys: ["2x+1"] };
    for (const given of ["2X+1", "y=2x", "x", "2x+1 cm", "x2", "2(x", "3:4", "1,000", "B"]) {
      const preview = readAnswer(given, askedFor(rubric));
      const verdict = checkAnswer(given, rubric);
      expect(verdict).toMatchObject(
        preview.ok ? { read: preview.read } : { verdict: "unreadable", code: preview.code, position: preview.position },
      );
    }
  });
});

describe("what cannot be read", () => {
  const table: [given: string, code: string, position: number][] = [
    ["", "nothing-there", 0],
    ["   ", "nothing-there", 3],
    ["1".repeat(1001), "too-long", 1000],
    ["(".repeat(70), "too-complicated", 59],
    ["9^9^9^9", "too-big", 0],
    ["170000!", "too-big", 0],
    ["2(x+1", "bracket-not-closed", 1],
    ["２（x＋１", "bracket-not-closed", 1],
    ["\\frac{1}{2", "bracket-not-closed", 8],
    ["2x+1)", "bracket-not-opened", 4],
    ["2x+", "operand-missing", 3],
    ["2+*3", "operand-missing", 2],
    ["\\frac{}{2}", "operand-missing", 6],
    ["\\sqrt{\\placeholder{}}", "operand-missing", 6],
    ["2 3", "operator-missing", 2],
    ["x2", "operator-missing", 1],
    ["1.2.3", "number-not-clear", 3],
    ["0.12...", "digits-go-on", 4],
    ["1.2.3", "number-not-clear", 3],
    ["5\\8", "backslash", 1],
    ["x+5/0", "division-by-zero", 0],
    ["2a+1", "unknown-letter", 1],
    ["2x+1a", "unknown-letter", 4],
    ["dozen", "unknown-word", 0],
    ["\\foo x", "unknown-word", 0],
    ["\\sum x", "operand-missing", 5],
    ["\\sum_{k=1}^{10^9} 2^k/k", "too-big", 0],
    ["不知道", "unknown-word", 0],
    ["2#3", "unexpected-character", 1],
    ["😀", "nothing-there", 2],
    ["x²❌", "unexpected-character", 2],
  ];
  for (const [given, code, position] of table) {
    it(`${given.slice(0, 20)} fails by ${code}`, () =>
      expect(readAnswer(given, asked(["x", "y"]))).toEqual({ ok: false, code, position }));
  }

  it("has every code in the table above, and every code explained", () => {
    const seen = new Set(table.map(([, code]) => code));
    expect(unreadableCodes.filter((code) => !seen.has(code))).toEqual([]);
    const codes = [...unreadableCodes, ...formCodes, ...differenceCodes];
    expect(codes.filter((code) => !explanations.includes(`| \`${code}\``))).toEqual([]);
  });
});

describe("a rubric", () => {
  it("gives the letters of its keys to the reader", () => {
    expect(lettersOf({ keys: ["2xy + π", "z"] })).toEqual(["x", "y", "z"]);
    expect(lettersOf({ keys: ["12"] })).toEqual([]);
    expect(lettersOf({ keys: ["12 cm"] })).toEqual([]);
    expect(lettersOf({ keys: ["x"], letters: ["x", "t"] })).toEqual(["x", "t"]);
    expect(lettersOf({ keys: ["B"] })).toEqual(["A", "B", "C", "D", "E"]);
  });
  it("is told apart from a bad one", () => {
    expect(rubricProblems({ keys: ["12", "2(x"], foreseen: [{ answer: "1+", feedback: "x" }] })).toEqual([
      { answer: "2(x", position: 1, code: "bracket-not-closed" },
      { answer: "1+", position: 2, code: "operand-missing" },
    ]);
    expect(rubricProblems({ keys: ["12"] })).toEqual([]);
  });
  it("needs no dependency: the sources import only each other", () => {
    const sources = readdirSync(new URL("..", import.meta.url), { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.includes(".test.") && name !== "rows.ts",
    );
    expect(sources.length).toBeGreaterThan(40);
    for (const name of sources) {
      const source = readFileSync(new URL(`../${name}`, import.meta.url), "utf8");
      for (const [, from] of source.matchAll(/from "([^"]+)"/g))
        expect([name, from]).toEqual([name, expect.stringMatching(name.includes("/") ? /^\.{1,2}\/\w/ : /^\.\/\w/)]);
    }
  });
});
