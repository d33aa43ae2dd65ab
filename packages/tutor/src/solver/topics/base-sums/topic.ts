import type { Question } from "../../question.ts";
import type { Step } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
import { digitsOf, numberOf, writtenIn } from "../bases/digits.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Sign = "+" | "-" | "*";
/** Two numerals of one base put together, or the base in which a numeral stands for a number. */
type Task =
  | { kind: "sum"; left: number[]; sign: Sign; right: number[]; base: number }
  | { kind: "base"; numeral: number[]; value: bigint };

const LENGTH_MAX = 120;
const BASE_MAX = 16;
const NUMERAL_MAX = 20;
const sum = /^(?:calculate |what is )?([\da-f]+)(?:_\{?\d+\}?)? ?([-+*]) ?([\da-f]+)(?:_\{?\d+\}?)? in base (\d+)$/;
const unknown = /^in which base is ([\da-f]+) equal to (\d+)$/;
const apply: Record<Sign, (a: bigint, b: bigint) => bigint> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
};
const latex: Record<Sign, string> = { "+": "+", "-": "-", "*": "\\cdot" };

/** Calculating in another base, and bases that are not told. */
export const baseSums = defineTopic<Task, Code>({
  name: "base-sums",
  words,
  read: readTask,
  work: (task) => {
    if (task.kind === "base") {
      const base = baseOf(task.numeral, task.value);
      if (base === null) return null;
      const written = writtenIn(task.numeral);
      const places = task.numeral
        .map((digit, index) => [digit, task.numeral.length - 1 - index] as const)
        .filter(([digit]) => digit > 0)
        .map(([digit, place]) => (place === 0 ? `${digit}` : `${digit} \\cdot b${place > 1 ? `^{${place}}` : ""}`))
        .join(" + ");
      const steps: Step<Code>[] = [
        { code: "places", values: { written, places, value: `${task.value}` } },
        { code: "base", values: { answer: `${base}` } },
      ];
      return {
        problem: {
          en: `the base in which $${written}$ stands for $${task.value}$`,
          ch: `在几进制中 $${written}$ 等于十进制的 $${task.value}$`,
        },
        steps,
        answer: { said: { en: `$${base}$`, ch: `$${base}$` }, key: `${base}` },
      };
    }
    const { left, sign, right, base } = task;
    const [a, b] = [numberOf(left, base), numberOf(right, base)];
    const value = apply[sign](a, b);
    if (value < 0n) return null;
    const answer = value.toString(base).toUpperCase();
    const shown = `${writtenIn(left)} ${latex[sign]} ${writtenIn(right)}`;
    const said = `$${answer}_{${base}}$`;
    return {
      problem: { en: `$${shown}$ in base $${base}$`, ch: `在 $${base}$ 进制中计算 $${shown}$` },
      steps: [
        {
          code: "ten",
          values: {
            base: `${base}`,
            left: writtenIn(left),
            right: writtenIn(right),
            a: `${a}`,
            b: `${b}`,
          },
        },
        { code: "calculate", values: { shown: `${a} ${latex[sign]} ${b} = ${value}` } },
        { code: "back", values: { value: `${value}`, base: `${base}`, answer } },
      ],
      answer: { said: { en: said, ch: said }, key: answer },
    };
  },
  // Without base ten: digit by digit with carries; a base by Horner's rule.
  holds: (task, { key }) => {
    if (task.kind === "base")
      return task.numeral.reduce((value, digit) => value * BigInt(key) + BigInt(digit), 0n) === task.value;
    const { left, sign, right, base } = task;
    const found = digitsOf(key, base);
    if (!found) return false;
    if (sign === "+") return written(added(left, right, base)) === written(found);
    if (sign === "-") return written(added(found, right, base)) === written(left);
    return written(multiplied(left, right, base)) === written(found);
  },
  similar: (task) =>
    task.kind === "base"
      ? { kind: "base", numeral: [2, 3], value: `${task.value}` === "19" ? 17n : 19n }
      : { ...task, left: [1, 1, 0, 1], right: [1, 1] },
});

const written = (digits: number[]): string => digits.join(" ").replace(/^(?:0 )+/, "");

/** By columns, from the right. */
function added(left: number[], right: number[], base: number): number[] {
  const found: number[] = [];
  let carry = 0;
  for (let place = 1; place <= Math.max(left.length, right.length) || carry > 0; place++) {
    const column = (left.at(-place) ?? 0) + (right.at(-place) ?? 0) + carry;
    found.unshift(column % base);
    carry = Math.floor(column / base);
  }
  return found;
}

function multiplied(left: number[], right: number[], base: number): number[] {
  let total: number[] = [0];
  for (const digit of right) {
    total = [...total, 0];
    for (let times = 0; times < digit; times++) total = added(total, left, base);
  }
  return total;
}

/** The base in which the numeral stands for the number; null where there is none. */
function baseOf(numeral: number[], value: bigint): number | null {
  if (numeral.length < 2) return null;
  for (let base = Math.max(2, ...numeral.map((digit) => digit + 1)); base <= Number(value); base++) {
    const found = numberOf(numeral, base);
    if (found === value) return base;
    if (found > value) return null;
  }
  return null;
}

function readTask({ text }: Question): Task | null {
  if (text.length > LENGTH_MAX) return null;
  const asked = text
    .toLowerCase()
    .replaceAll(/[?.]+\s*$/g, "")
    .replaceAll(/×|·/g, "*")
    .trim();
  const [, first, value] = unknown.exec(asked) ?? [];
  if (first && value) {
    const numeral = digitsOf(first, BASE_MAX);
    return numeral && first.length <= NUMERAL_MAX && value.length <= 9
      ? { kind: "base", numeral, value: BigInt(value) }
      : null;
  }
  const [, a = "", sign = "", b = "", inBase] = sum.exec(asked) ?? [];
  const base = Number(inBase);
  if (!(base >= 2 && base <= BASE_MAX) || Math.max(a.length, b.length) > NUMERAL_MAX) return null;
  const [left, right] = [digitsOf(a, base), digitsOf(b, base)];
  return left && right ? { kind: "sum", left, sign: sign as Sign, right, base } : null;
}
