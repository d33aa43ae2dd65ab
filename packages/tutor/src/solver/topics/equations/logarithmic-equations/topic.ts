import { q } from "@dripstone/checker/mathematics";
import { rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  constant,
  degree,
  latexPolynomial,
  minus,
  type Polynomial,
  product,
  sum,
} from "../../../algebra/polynomial.ts";
import { inBoth } from "../../../algebra/printing.ts";
import { type Question, readQuestion } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Logarithms, readLogarithms } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

const POWER_MAX = 12n;

/** Equations with logarithms, and their values: log_2(x - 3) = 5, lg x = 2, log_x 8 = 3, log_2 32. */
export const logarithmicEquations = defineTopic<Logarithms, Code>({
  name: "logarithmic-equations",
  words,
  read: (question: Question) => readLogarithms(question),
  work: (task) => {
    if (task.letter === null) return workValue(task);
    return workBase(task) ?? workExponent(task) ?? workLogarithms(task);
  },
  holds: isRight,
  similar: (task) => {
    const [first, second] = task.letter === null ? ["log_2(8)", "log_3(81)"] : ["log_2(x+1) = 3", "log_3(x) = 2"];
    const [one, other] = [first, second].map((text) => readLogarithms(readQuestion(text ?? "") as Question));
    return (one?.shown === task.shown ? other : one) ?? task;
  },
});

/** To which power the base is the value; null where that is no fraction. */
function exponentOf(value: q.Rational, base: bigint): q.Rational | null {
  if (value.num <= 0n || base < 2n) return null;
  const [one, other] = [rootOf(value), rootOf(q.rational(base))];
  if (!one || !other || !q.same(one.root, other.root)) return q.same(value, q.ONE) ? q.ZERO : null;
  return q.divide(q.rational(one.times), q.rational(other.times));
}

/** 1/8 as 2 to the power of -3. */
function rootOf(value: q.Rational): { root: q.Rational; times: bigint } | null {
  const isBelow = value.num === 1n && value.den > 1n;
  const whole = isBelow ? q.rational(value.den) : value;
  if (whole.den !== 1n || whole.num < 2n) return null;
  for (let times = 24n; times > 0n; times--) {
    const root = q.root(whole, times);
    if (root && root.den === 1n) return { root, times: isBelow ? -times : times };
  }
  return null;
}

const numberOf = (of: Polynomial): q.Rational | null =>
  of.length === 0 ? q.ZERO : degree(of) === 0 ? coefficient(of, 0) : null;

function workValue({ logs, rest, shown }: Logarithms): Working<Code> | null {
  const steps: Step<Code>[] = [];
  let sum = numberOf(rest);
  for (const { times, base, of } of logs) {
    const value = numberOf(of);
    const exponent = value && typeof base === "bigint" ? exponentOf(value, base) : null;
    if (!exponent || !value || !sum) return null;
    steps.push({
      code: "value",
      values: {
        log: `\\log_{${base}} ${latexNumber(value)}`,
        base: `${base}`,
        of: latexNumber(value),
        value: latexNumber(exponent),
      },
    });
    sum = q.add(sum, q.multiply(times, exponent));
  }
  if (!sum) return null;
  const result = latexNumber(sum);
  if (logs.length > 1 || rest.length > 0) steps.push({ code: "add", values: { shown, result } });
  return {
    problem: { en: `find the value of $${shown}$`, ch: `求 $${shown}$ 的值` },
    steps,
    answer: { said: inBoth(result), key: plainNumber(sum) },
  };
}

const solved = (task: Logarithms, steps: Step<Code>[], solutions: q.Rational[]): Working<Code> => {
  const problem = { en: `solve $${task.shown}$ for $${task.letter}$`, ch: `解方程 $${task.shown}$` };
  if (solutions.length === 0)
    return { problem, steps, answer: { said: { en: "no solution", ch: "方程无解" }, key: "no solution" } };
  const said = solutions.map((value) => `$${task.letter} = ${latexNumber(value)}$`);
  const key = solutions.map((value) => `${task.letter} = ${plainNumber(value)}`).join(" or ");
  return { problem, steps, answer: { said: { en: said.join(" or "), ch: said.join(" 或 ") }, key } };
};

/** log_x 8 = 3 */
function workBase(task: Logarithms): Working<Code> | null {
  const [log, ...more] = task.logs;
  const rest = numberOf(task.rest);
  if (!log || more.length > 0 || typeof log.base !== "string" || !rest) return null;
  const value = numberOf(log.of);
  const exponent = q.divide(q.negate(rest), log.times);
  if (!value || value.num <= 0n || !exponent || exponent.num === 0n || q.same(value, q.ONE)) return null;
  const size = q.absolute(exponent);
  if (size.num > POWER_MAX || size.den > POWER_MAX) return null;
  const root = q.root(value, size.num);
  const raised = root && powerOf(root, size.den);
  const solution = raised && (exponent.num < 0n ? q.divide(q.ONE, raised) : raised);
  if (!solution) return null;
  const result = `${task.letter} = ${latexNumber(solution)}`;
  const power = `${task.letter}^{${latexNumber(exponent)}} = ${latexNumber(value)}`;
  return solved(task, [{ code: "base", values: { shown: task.shown, power, result } }], [solution]);
}

/** log_2 8 = x */
function workExponent(task: Logarithms): Working<Code> | null {
  const [log, ...more] = task.logs;
  const value = log && numberOf(log.of);
  const exponent = value && typeof log.base === "bigint" ? exponentOf(value, log.base) : null;
  if (!log || !value || more.length > 0 || !exponent || degree(task.rest) !== 1) return null;
  const [zero] = rationalZeros(sum(task.rest, constant(q.multiply(exponent, log.times)))) ?? [];
  if (!zero) return null;
  return solved(
    task,
    [
      {
        code: "value",
        values: {
          log: `\\log_{${log.base}} ${latexNumber(value)}`,
          base: `${log.base}`,
          of: latexNumber(value),
          value: latexNumber(exponent),
        },
      },
    ],
    [zero],
  );
}

function powerOf(of: q.Rational, times: bigint): q.Rational {
  let all = q.ONE;
  for (let step = 0n; step < times; step++) all = q.multiply(all, of);
  return all;
}

/** One base: the logarithms become one, and its other side a power. */
function workLogarithms(task: Logarithms): Working<Code> | null {
  const { logs, letter, shown } = task;
  const rest = numberOf(task.rest);
  const [first] = logs;
  const base = first?.base;
  if (!rest || letter === null || typeof base !== "bigint" || base < 2n) return null;
  if (logs.some((log) => log.base !== base || log.times.den !== 1n || q.absolute(log.times).num > 3n)) return null;
  // log_2 of a letter squared is something else for numbers below 0.
  if (logs.some(({ of }) => degree(of) > 2)) return null;
  const [single] = logs;
  const scale = logs.length === 1 && single ? single.times : q.ONE;
  const exponent = q.divide(q.negate(rest), scale);
  if (!exponent || q.absolute(exponent).num > POWER_MAX || exponent.den > 2n) return null;
  const root = exponent.den === 2n ? q.root(q.rational(base), 2n) : q.rational(base);
  const raised = root && powerOf(root, q.absolute(exponent).num);
  const power = raised && (exponent.num < 0n ? q.divide(q.ONE, raised) : raised);
  if (!power) return null;
  let [above, below]: [Polynomial | null, Polynomial | null] = [constant(q.ONE), constant(power)];
  for (const { times, of } of logs) {
    const count = logs.length === 1 ? 1n : q.absolute(times).num;
    for (let step = 0n; step < count; step++)
      if (logs.length === 1 || times.num > 0n) above = above && product(above, of);
      else below = below && product(below, of);
  }
  const after = above && below && minus(above, below);
  const candidates = after && after.length > 0 && degree(after) <= 2 ? rationalZeros(after) : null;
  if (!above || !below || !candidates) return null;
  const steps: Step<Code>[] = [
    {
      code: "power",
      values: { shown, base: `${base}`, after: `${latexPolynomial(above)} = ${latexPolynomial(below)}` },
    },
  ];
  if (candidates.length > 0)
    steps.push({
      code: "candidates",
      values: { candidates: candidates.map((value) => `${letter} = ${latexNumber(value)}`).join(",\\ ") },
    });
  const solutions = candidates.filter((value) => logs.every(({ of }) => valueAt(of, value).num > 0n));
  for (const value of candidates)
    if (!solutions.includes(value))
      steps.push({ code: "outside", values: { value: `${letter} = ${latexNumber(value)}` } });
  return solved(task, steps, solutions);
}

const valueAt = (of: Polynomial, at: q.Rational): q.Rational =>
  of.reduce((all, { powers, by }) => {
    const [power = 0] = powers.values();
    return q.add(all, q.multiply(by, powerOf(at, BigInt(power))));
  }, q.ZERO);

const SCAN_TO = 1000;

/** With logarithms as a calculator has them; along the line both sides change places nowhere else. */
function isRight({ logs, rest, letter }: Logarithms, { key }: { key: string }): boolean {
  const at = (of: Polynomial, x: number) =>
    of.reduce((all, { powers, by }) => {
      const [power = 0] = powers.values();
      return all + (Number(by.num) / Number(by.den)) * x ** power;
    }, 0);
  const sumAt = (x: number) =>
    logs.reduce(
      (all, { times, base, of }) => {
        const under = typeof base === "string" ? x : Number(base);
        return all + (Number(times.num) / Number(times.den)) * (Math.log(at(of, x)) / Math.log(under));
      },
      at(rest, x),
    );
  if (letter === null) return Math.abs(sumAt(0) - asNumber(key)) < 1e-9;
  const numbers = key === "no solution" ? [] : key.split(" or ").map((part) => asNumber(part.replace(/^\w+ = /, "")));
  if (!numbers.every((one) => Math.abs(sumAt(one)) < 1e-9)) return false;
  for (let x = -SCAN_TO; x < SCAN_TO; x += 1 / 8) {
    const [from, to] = [x + 0.0071, x + 1 / 8 + 0.0071];
    const [one, other] = [sumAt(from), sumAt(to)];
    const isJump = logs.some(({ base }) => typeof base === "string") && from < 1 && to > 1;
    if (Number.isFinite(one) && Number.isFinite(other) && !isJump && one > 0 !== other > 0)
      if (!numbers.some((number) => number >= from && number <= to)) return false;
  }
  return true;
}

function asNumber(text: string): number {
  const [num = "0", den = "1"] = text.split("/");
  return Number(num) / Number(den);
}
