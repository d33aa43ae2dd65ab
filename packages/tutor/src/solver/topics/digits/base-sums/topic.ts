import type { Question } from "../../../question.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { digitsOf, numberOf, writtenIn } from "../bases/digits.ts";
import { toldBaseSum } from "./told.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Sign = "+" | "-" | "*";
/** Two numerals of one base put together, or the base in which a numeral stands for a number. */
type Task =
  | { kind: "sum"; left: number[]; sign: Sign; right: number[]; base: number }
  | { kind: "base"; numeral: number[]; value: bigint }
  | { kind: "true"; equation: Equation; shown: string };
/** Sums of products of numerals, those of the unknown base without a base of their own. */
type Equation = [left: Side, right: Side];
type Side = { sign: 1 | -1; numerals: { digits: number[]; base: number | null }[] }[];

const LENGTH_MAX = 120;
const BASE_MAX = 16;
const NUMERAL_MAX = 20;
const sum =
  /^(?:calculate |what is )?\(?([\da-f]+)\)?(?:_[{(]*(\d+)[})]*)? ?([-+*]) ?\(?([\da-f]+)\)?(?:_[{(]*(\d+)[})]*)?(?: in base (\d+)(?: and base (\d+))?)?$/;
const isTrue = /^in which base is it true that ([^=]+)=([^=]+)$/;
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
    if (task.kind === "true") return workTrue(task);
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
      answer: { said: { en: said, ch: said }, key: `${answer}_${base}` },
    };
  },
  // Without base ten: digit by digit with carries; a base by Horner's rule.
  holds: (task, { key }) => {
    if (task.kind === "base")
      return task.numeral.reduce((value, digit) => value * BigInt(key) + BigInt(digit), 0n) === task.value;
    if (task.kind === "true") {
      const fitting = Array.from({ length: TRIED_MAX }, (_, at) => at + 2).filter((base) => {
        const [left, right] = task.equation.map((side) => worthOf(side, base, byHorner));
        return left !== null && left === right;
      });
      return fitting.length === 1 && `${fitting[0]}` === key;
    }
    const { left, sign, right, base } = task;
    const found = digitsOf(key.replace(/_\d+$/, ""), base);
    if (!found) return false;
    if (sign === "+") return written(added(left, right, base)) === written(found);
    if (sign === "-") return written(added(found, right, base)) === written(left);
    return written(multiplied(left, right, base)) === written(found);
  },
  similar: (task) =>
    task.kind === "true"
      ? (readTask({
          text: `in which base is it true that ${task.shown === "3*4=15" ? "4*5=26" : "3*4=15"}`,
        } as Question) as Task)
      : task.kind === "base"
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

function readTask(question: Question): Task | null {
  if (question.text.length > LENGTH_MAX) return null;
  const task = taskIn(question.text);
  const told = task ? null : toldBaseSum(plainOf(question));
  return task ?? (told === null ? null : taskIn(told));
}

function taskIn(text: string): Task | null {
  const asked = text
    .toLowerCase()
    .replaceAll("$", "")
    .replaceAll(/[?.。]+\s*$/g, "")
    .replaceAll(/×|·|\\times|\\cdot/g, "*")
    .replace(/^(?:compute|evaluate|find|work out|二?进?制?(?:加|减|乘)法[:：]|计算[:：]?) ?/, "calculate ")
    .replace(/ ?= ?(?:_[_ ]*(?:\{?\d{1,2}\}?)?)?$/, "")
    .trim();
  const [, first, value] = unknown.exec(asked) ?? [];
  if (first && value) {
    const numeral = digitsOf(first, BASE_MAX);
    return numeral && first.length <= NUMERAL_MAX && value.length <= 9
      ? { kind: "base", numeral, value: BigInt(value) }
      : null;
  }
  const [, one = "", other = ""] = isTrue.exec(asked) ?? [];
  if (one && other) {
    // Beside 121_b, what has no base is an ordinary number.
    const bare = /_[{(]*[a-z]/.test(asked) ? 10 : null;
    const [left, right] = [sideOf(one, bare), sideOf(other, bare)];
    const isAsked = [...(left ?? []), ...(right ?? [])].some(({ numerals }) =>
      numerals.some(({ digits, base }) => base === null && digits.length > 1),
    );
    return left && right && isAsked ? { kind: "true", equation: [left, right], shown: `${one}=${other}` } : null;
  }
  const [, a = "", of, sign = "", b = "", ofOther, inBase, again] = sum.exec(asked) ?? [];
  const bases = new Set([of, ofOther, inBase, again].filter((named) => named !== undefined));
  // 12_5 + 13_6 is no sum in one base.
  if (bases.size !== 1 || (inBase === undefined && (of === undefined || ofOther === undefined))) return null;
  const base = Number([...bases][0]);
  if (!(base >= 2 && base <= BASE_MAX) || Math.max(a.length, b.length) > NUMERAL_MAX) return null;
  const [left, right] = [digitsOf(a, base), digitsOf(b, base)];
  return left && right ? { kind: "sum", left, sign: sign as Sign, right, base } : null;
}

const TRIED_MAX = 60;

function workTrue({ equation, shown }: Extract<Task, { kind: "true" }>) {
  for (let base = 2; base < TRIED_MAX; base++) {
    const [left, right] = equation.map((side) => worthOf(side, base, numberOf));
    if (left === null || right === null || left === undefined || left !== right) continue;
    const latexed = shown
      .replaceAll("*", " \\cdot ")
      .replaceAll(/_\(?\{?(\w+)\}?\)?/g, "_{$1}")
      .trim();
    return {
      problem: { en: `the base in which $${latexed}$`, ch: `在几进制中 $${latexed}$ 成立` },
      steps: [
        { code: "sides", values: { shown: latexed } },
        { code: "base", values: { answer: `${base}` } },
      ] as Step<Code>[],
      answer: { said: { en: `$${base}$`, ch: `$${base}$` }, key: `${base}` },
    };
  }
  return null;
}

/** Null where a digit does not exist in the base. */
function worthOf(side: Side, base: number, valued: (digits: number[], base: number) => bigint): bigint | null {
  let total = 0n;
  for (const { sign, numerals } of side) {
    let product = BigInt(sign);
    for (const { digits, base: own } of numerals) {
      if (digits.some((digit) => digit >= (own ?? base))) return null;
      product *= valued(digits, own ?? base);
    }
    total += product;
  }
  return total;
}

const byHorner = (digits: number[], base: number): bigint =>
  digits.reduce((value, digit) => value * BigInt(base) + BigInt(digit), 0n);

/** "12 + 2·34_8": a letter as base is the unknown one. */
function sideOf(written: string, bare: number | null): Side | null {
  const parts = written.replaceAll(/[\s]/g, "").match(/[-+]?[^-+]+/g) ?? [];
  const side = parts.map((part) => {
    const numerals = part
      .replace(/^[-+]/, "")
      .split("*")
      .map((numeral) => {
        const [, digits = "", number, letter] = /^\(?(\d+)\)?(?:_[{(]*(?:(\d+)|([a-z]))[})]*)?$/.exec(numeral) ?? [];
        const base = number !== undefined ? Number(number) : letter === undefined ? bare : null;
        const found = digits.length > 0 && digits.length <= NUMERAL_MAX ? digitsOf(digits, base ?? BASE_MAX) : null;
        return found && (base === null || (base >= 2 && base <= BASE_MAX)) ? { digits: found, base } : null;
      });
    return { sign: part.startsWith("-") ? (-1 as const) : (1 as const), numerals };
  });
  const isWhole = side.length > 0 && side.every(({ numerals }) => numerals.every((numeral) => numeral !== null));
  return isWhole ? (side as Side) : null;
}
