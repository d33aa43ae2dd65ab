import type { Question } from "../../../question.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** Pairs of whole numbers with ax + by = c, from `least` on, or the largest number that ax + by never is. */
type Pairs =
  | { kind: "count"; a: number; b: number; c: number; least: 0 | 1; letters: [string, string] }
  | { kind: "gap"; a: number; b: number };

const LENGTH_MAX = 120;
const NUMBER_MAX = 10_000;
const SHOWN_MAX = 12;
const count =
  /^how many pairs of (positive|nonnegative) whole numbers satisfy (\d*) ?([a-z]) ?\+ ?(\d*) ?([a-z]) ?= ?(\d+)$/;
const gap =
  /^the largest whole number that is not (\d+) ?\*?([a-z]) ?\+ ?(\d+) ?\*?([a-z]) with whole numbers(?: x and y)?$/;

/** Equations of two unknowns in whole numbers. */
export const linearPairs = defineTopic<Pairs, Code>({
  name: "linear-pairs",
  words,
  read: readPairs,
  work: (task) => {
    const { a, b } = task;
    if (task.kind === "gap") {
      const answer = `${a * b - a - b}`;
      const values = { a: `${a}`, b: `${b}`, answer };
      return {
        problem: {
          en: `the largest whole number that is no sum of $${a}$s and $${b}$s`,
          ch: `不能用若干个 $${a}$ 与 $${b}$ 相加得到的最大的数`,
        },
        steps: [
          { code: "run", values },
          { code: "gap", values },
        ],
        answer: { said: { en: `$${answer}$`, ch: `$${answer}$` }, key: answer },
      };
    }
    const { c, least, letters } = task;
    const found: string[] = [];
    for (let x = least; a * x + b * least <= c; x++)
      if ((c - a * x) % b === 0) found.push(`(${x}, ${(c - a * x) / b})`);
    const [x, y] = letters;
    const shown = `${a === 1 ? "" : a}${x} + ${b === 1 ? "" : b}${y} = ${c}`;
    const answer = `${found.length}`;
    const some = `${found.slice(0, SHOWN_MAX).join(",\\ ")}${found.length > SHOWN_MAX ? ",\\ \\ldots" : ""}`;
    const steps: Step<Code>[] = [{ code: "solve", values: { shown, x, y: `${y} = \\frac{${c} - ${a}${x}}{${b}}` } }];
    if (found.length > 0) steps.push({ code: "list", values: { some } });
    steps.push({ code: "count", values: { answer } });
    const kind = least === 1 ? { en: "positive whole", ch: "正整数" } : { en: "whole", ch: "非负整数" };
    return {
      problem: {
        en: `how many pairs of ${kind.en} numbers${least === 0 ? " (0 allowed)" : ""} fit $${shown}$`,
        ch: `$${shown}$ 有多少组${kind.ch}解`,
      },
      steps,
      answer: { said: { en: `$${answer}$`, ch: `$${answer}$` }, key: answer },
    };
  },
  // Every pair of numbers is tried; for the gap, every number up to the product is built up.
  holds: (task, { key }) => {
    const { a, b } = task;
    if (task.kind === "gap") {
      const made = [true];
      for (let n = 1; n <= a * b; n++) made[n] = (made[n - a] ?? false) || (made[n - b] ?? false);
      return `${made.lastIndexOf(false)}` === key;
    }
    let pairs = 0;
    for (let y = task.least; b * y <= task.c; y++) {
      const rest = task.c - b * y;
      if (Number.isInteger(rest / a) && rest / a >= task.least) pairs++;
    }
    return `${pairs}` === key;
  },
  similar: (task) =>
    task.kind === "gap"
      ? { kind: "gap", a: 4, b: task.b === 7 ? 9 : 7 }
      : { ...task, a: 3, b: 4, c: task.c === 29 ? 33 : 29 },
});

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const factor = (written = ""): number => (written === "" ? 1 : Number(written));

function readPairs({ text }: Question): Pairs | null {
  if (text.length > LENGTH_MAX) return null;
  const asked = text
    .toLowerCase()
    .replaceAll(/[?.]+\s*$/g, "")
    .trim();
  const [, first, one, second, other] = gap.exec(asked) ?? [];
  if (first && second && one !== other) {
    const [a, b] = [Number(first), Number(second)];
    return a > 1 && b > 1 && a <= 500 && b <= 500 && gcd(a, b) === 1 ? { kind: "gap", a, b } : null;
  }
  const found = count.exec(asked);
  if (!found) return null;
  const [, from, p, x = "x", q, y = "y", total] = found;
  const [a, b, c] = [factor(p), factor(q), Number(total)];
  if (x === y || a < 1 || b < 1 || Math.max(a, b, c) > NUMBER_MAX) return null;
  return { kind: "count", a, b, c, least: from === "positive" ? 1 : 0, letters: [x, y] };
}
