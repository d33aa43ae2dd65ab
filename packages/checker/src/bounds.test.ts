import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asked } from "./asked.ts";
import { checkAnswer, type Rubric, readAnswer, sayerOf } from "./index.ts";

const times = (text: string, count: number) => text.repeat(count);
const binomials = Array.from({ length: 40 }, (_, index) => `(x+${index})`).join("");

/** What could make a checker hang, run out of memory or overflow its stack. */
const bombs: [key: string, given: string][] = [
  ["9^9^9^9", "9^9^9^9"],
  ["9^9^9", "9^9^9-1"],
  ["1", "(10^9)!"],
  ["170000!", "170000!"],
  ["1", times("2000!*", 100).concat("1")],
  ["1", times(`${times("9", 40)}^999*`, 15).concat("1")],
  ["x", times("9", 100_000)],
  ["x", times("9", 999)],
  ["x", `0.(${times("1", 900)})`],
  ["x", times("(", 100_000)],
  ["x", times("(", 700)],
  ["x", times("\\frac{", 2000)],
  ["x", times("\\frac{1}{", 90)],
  ["x", times("|", 700)],
  ["x", times("-", 700).concat("x")],
  ["x", times("√", 700).concat("x")],
  ["x", times("2^", 300).concat("2")],
  ["x", times("x!", 300)],
  ["x", times("sin(", 50).concat("x", times(")", 50))],
  ["x", times("1+", 390).concat("x")],
  ["x", times("2,", 39).concat("2")],
  ["x", times("(x±1)", 99)],
  ["x", times("x=", 300).concat("x")],
  [binomials, binomials],
  [`${binomials}+√x`, `√x+${binomials}`],
  ["(x-a)^6000", "(x-a)^5999"],
  ["(√x+1)^1000", "(√x+1)^1000"],
  ["1/(x-x)", "1/(x-x)"],
  ["tan(x)/tan(x)", "0/0"],
  ["x", "\\sum_{i=1}^{10^9} i"],
  [
    Array.from({ length: 39 }, (_, index) => `√${index + 2}`).join(),
    Array.from({ length: 39 }, (_, index) => `√${40 - index}`).join(),
  ],
  ["x>1", Array.from({ length: 39 }, (_, index) => `x≠${index}`).join(" and ")],
  ["1", times(" ", 1000)],
  ["1", times("答", 900)],
  ["1", times("一", 900)],
  ["1", times("\\text{", 150)],
  ["1", times("1,", 400)],
];

const joined = (count: number, sign: string, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(sign);

/** Each part is harmless; only all of them together are too much. */
const manyParts: [key: string, given: string][] = [
  ["1", joined(60, "+", (index) => `1/${2 * index + 3}^300`)],
  ["1", joined(60, "+", () => "2^9^9999")],
  ["1", joined(60, "-", () => "10^40010^400")],
  ["1", joined(60, "*", (index) => `${index + 2}^${index + 1}999`)],
  [joined(60, "+", (index) => `√${index + 100}`), joined(60, "+", (index) => `√${159 - index}`)],
  [joined(30, "*", (index) => `∛${index + 100}`), joined(30, "*", (index) => `∛${129 - index}`)],
  [joined(39, ",", (index) => `√${index + 2}`), joined(39, ",", (index) => `√${40 - index}`)],
  [joined(39, ",", (index) => `sin(x+${index})`), joined(39, ",", (index) => `sin(x+${39 - index})`)],
  [joined(60, "+", (index) => `sin(${index}x)`), joined(60, "+", (index) => `sin(${59 - index}x)`)],
  [joined(30, "+", (index) => `√(x+${index})`), joined(30, "+", (index) => `√(x+${29 - index})`)],
  [joined(30, "+", (index) => `|x-${index}|`), joined(30, "+", (index) => `|x-${29 - index}|`)],
  ["1", joined(90, "+", () => "1/200!")],
  ["1", joined(60, "+", (index) => `C(${900 + index},400)`)],
  [joined(20, "+", (index) => `(x^${index}+1)/(x+${index})`), joined(20, "+", (i) => `(x^${19 - i}+1)/(x+${19 - i})`)],
  ["x>1 or x<0", `${joined(11, "+", (index) => `${999_983 + index}x^${index}`)}>0`],
  ["∅", `x<1 and ${joined(38, " and ", (index) => `x>${index}`)}`],
];

/** Patterns must not share out hundreds of spaces among them, whatever the spaces were typed as. */
const spaces = [" ", "\t", "\u00a0", "\u3000", "\\ ", "~", "\\,", "\\quad ", "\\text{ }"].map(
  (space): [key: string, given: string] => ["1", `1${space.repeat(Math.floor(498 / space.length))}1`],
);

describe("bombs", () => {
  for (const [key, given] of [...bombs, ...manyParts, ...spaces]) {
    it(`${given.slice(0, 24)} (${given.length} characters)`, () => {
      const cpuTimes = Array.from({ length: 6 }, () => {
        const before = process.cpuUsage();
        checkAnswer(given, { keys: [key] });
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      });
      // The real bound is 50 ms, which bench/answers measures; here other tests run at the same time.
      expect(Math.min(...cpuTimes)).toBeLessThan(400);
    });
  }
});

describe("whatever is typed", { timeout: 60_000 }, () => {
  const pieces =
    "1 2 0.5 x y + - * / ^ _ ( ) [ ] { } | , ; : = < > ≤ ! % ° ± √ π e i ∞ ½ ² ₁ 又 分之 三 或 个 cm $ sin log_ \\frac \\sqrt \\left( \\right) \\{ \\text{ ... ' \u0307".split(
      " ",
    );
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join("")),
    fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join(" ")),
  );

  it("is answered, twice alike, with a position inside it", () => {
    fc.assert(
      fc.property(text, text, (given, key) => {
        const verdict = checkAnswer(given, { keys: [key, "x+1"] });
        expect(checkAnswer(given, { keys: [key, "x+1"] })).toEqual(verdict);
        if (verdict.verdict === "unreadable") {
          expect(verdict.position).toBeGreaterThanOrEqual(0);
          expect(verdict.position).toBeLessThanOrEqual(given.length);
        }
      }),
      { numRuns: 4000, seed: 30 },
    );
  });

  it("tells the key as by keys that were read before, for answers near the end of the budget, too", () => {
    for (const [key, given] of [...bombs, ...manyParts]) {
      const tells = sayerOf({ keys: [key] });
      const isSaid = says(given, { keys: [key] });
      expect([tells(given), tells(key), tells(given)]).toEqual([isSaid, says(key, { keys: [key] }), isSaid]);
    }
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), text, (answers, key) => {
        const rubric = { keys: [key, "x+1"], foreseen: [{ answer: "x+2", feedback: "one-more" }] };
        const tells = sayerOf(rubric);
        for (const given of answers) expect(tells(given)).toBe(says(given, rubric));
      }),
      { numRuns: 300, seed: 32 },
    );
  });

  it("is shown as LaTeX with as many braces opened as closed", () => {
    fc.assert(
      fc.property(text, (given) => {
        const reading = readAnswer(given, asked(["x", "y"]));
        fc.pre(reading.ok);
        const read = reading.ok ? reading.read.replaceAll(/\\[{}]/g, "") : "";
        expect(read.split("{").length).toBe(read.split("}").length);
        expect(read).not.toMatch(/\\(?:href|url|html|def|includegraphics)/);
      }),
      { numRuns: 2000, seed: 31 },
    );
  });
});

/** Whether an answer is right, or would be in another form. */
function says(given: string, rubric: Rubric): boolean {
  const judged = checkAnswer(given, rubric);
  return judged.verdict === "equal" || (judged.verdict === "wrong-form" && judged.form !== "exact");
}
