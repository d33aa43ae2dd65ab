import { q } from "@dripstone/checker/mathematics";
import { type Fraction, fractionFactor, fractionKey, fractionSign, whole } from "../../../sentences/fractions.ts";
import type { Step, Working } from "../../../solution.ts";
import { differencesOf, nextTerm, type Rule } from "./rules.ts";
import { problemOf } from "./said.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

export type Wanted =
  | { what: "term"; n: number }
  /** `last` where the sum was given by its last addend. */
  | { what: "sum"; n: number; last?: Fraction }
  /** `many` where more than one is asked for. */
  | { what: "next"; after: number; many?: number }
  /** The first term, and what is added or multiplied by. */
  | { what: "both" }
  /** The number of the term with this value. */
  | { what: "place"; value: Fraction }
  | { what: "step" | "formula" | "recursive" };

export type Sequence = {
  rule: Rule;
  /** Terms from the first one on, as they are said back. */
  shown: Fraction[];
  wanted: Wanted;
  /** The two terms by which it was told. */
  known?: { i: number; x: Fraction; j: number; y: Fraction };
};

export function workSequence(sequence: Sequence): Working<Code> | null {
  const { rule, wanted, shown } = sequence;
  const steps: Step<Code>[] = [ruleStep(sequence)];
  const said = (value: string, key: string): Working<Code> => {
    const sign = `$${value}$`;
    return { problem: problemOf(sequence), steps, answer: { said: { en: sign, ch: sign }, key } };
  };
  const saidValue = (value: Fraction) => said(fractionSign(value), fractionKey(value));
  if (wanted.what === "next") {
    const terms = following(rule, shown, wanted.many ?? 1).slice(shown.length);
    for (const [at, value] of terms.entries())
      steps.push({
        code: "next",
        values: { last: fractionSign(terms[at - 1] ?? shown.at(-1) ?? q.ZERO), value: fractionSign(value) },
      });
    return said(terms.map(fractionSign).join(", "), terms.map(fractionKey).join(", "));
  }
  if ("terms" in rule) {
    if (wanted.what === "formula" && rule.kind === "quadratic") {
      const equation = quadraticIn(rule.terms);
      steps.push({ code: "formula", values: { equation } });
      return said(`a_n = ${equation}`, equation);
    }
    if (wanted.what !== "term") return null;
    const { value, equation } = grown(rule, wanted.n);
    steps.push({ code: "term", values: { n: `${wanted.n}`, equation } });
    return saidValue(value);
  }
  if (wanted.what === "step") return saidValue(rule.step);
  if (wanted.what === "recursive") {
    const rest = `a_n = ${stepwise(rule, fractionSign)}`;
    steps.push({ code: "formula", values: { equation: rest.replace("a_n = ", "") } });
    return said(
      `a_1 = ${fractionSign(rule.first)},\\; ${rest}`,
      `a_1 = ${fractionKey(rule.first)}, a_n = ${stepwise(rule, fractionKey)}`,
    );
  }
  if (wanted.what === "both") {
    const names = rule.kind === "arithmetic" ? "d" : "r";
    return said(
      `a_1 = ${fractionSign(rule.first)},\\; ${names} = ${fractionSign(rule.step)}`,
      `a_1 = ${fractionKey(rule.first)}, ${names} = ${fractionKey(rule.step)}`,
    );
  }
  if (wanted.what === "place") {
    const place = placeOf(rule, wanted.value);
    const value = fractionSign(wanted.value);
    const term = { first: fractionSign(rule.first), step: fractionFactor(rule.step), value, n: `${place}` };
    if (place === null) return null;
    steps.push({ code: rule.kind === "arithmetic" ? "place" : "power", values: term });
    return said(`${place}`, `${place}`);
  }
  if (!("n" in wanted)) {
    const equation = formulaOf(rule);
    steps.push({ code: "formula", values: { equation } });
    return said(`a_n = ${equation}`, equation);
  }
  if (wanted.what === "sum" && wanted.last) {
    const values = { first: fractionSign(rule.first), last: fractionSign(wanted.last), step: fractionSign(rule.step) };
    steps.push({ code: "count", values: { ...values, steps: `${wanted.n - 1}`, n: `${wanted.n}` } });
  }
  const [valueIn, signsIn] = wanted.what === "term" ? [termOf, termSigns] : [sumOf, sumSigns];
  const value = valueIn(rule, wanted.n);
  if (!value) return null;
  const equation = `${signsIn(rule, wanted.n)} = ${fractionSign(value)}`;
  steps.push({ code: wanted.what, values: { n: `${wanted.n}`, equation } });
  return saidValue(value);
}

function grown(rule: Extract<Rule, { terms: Fraction[] }>, n: number): { value: Fraction; equation: string } {
  const terms = [...rule.terms];
  while (terms.length < n) terms.push(nextTerm(rule, terms));
  const [value = q.ZERO, last = q.ZERO, before = q.ZERO] = [n - 1, n - 2, n - 3].map((index) => terms[index]);
  const added = rule.kind === "sums" && n > 2 ? `${fractionSign(before)} + ${fractionSign(last)} = ` : "";
  return { value, equation: `${added}${fractionSign(value)}` };
}

/** The terms, with some more behind them. */
function following(rule: Rule, shown: readonly Fraction[], many: number): Fraction[] {
  const terms = [...shown];
  while (terms.length < shown.length + many) terms.push(nextTerm(rule, terms));
  return terms;
}

type Steady = Extract<Rule, { step: Fraction }>;

function ruleStep({ rule, shown, known }: Sequence): Step<Code> {
  if (rule.kind === "sums") return { code: "two", values: {} };
  if (rule.kind === "cubes" || rule.kind === "turns" || rule.kind === "woven") return { code: rule.kind, values: {} };
  if (rule.kind === "growing") {
    const differences = differencesOf(shown).map((difference) => `$${fractionSign(difference)}$`);
    return { code: "growing", values: { differences: { en: differences.join(", "), ch: differences.join("、") } } };
  }
  if ("terms" in rule) {
    const differences = differencesOf(shown);
    const [last, before] = [differences.at(-1) ?? q.ZERO, differences.at(-2) ?? q.ZERO];
    const step = q.subtract(last, before);
    const listed = differences.map((difference) => `$${fractionSign(difference)}$`);
    const values = { step: fractionSign(step), next: fractionSign(q.add(last, step)) };
    return { code: "second", values: { ...values, differences: { en: listed.join(", "), ch: listed.join("、") } } };
  }
  return steadyStep(rule, known);
}

function steadyStep(rule: Steady, known: Sequence["known"]): Step<Code> {
  const values = { first: fractionSign(rule.first), step: fractionSign(rule.step) };
  if (!known) return { code: rule.kind === "arithmetic" ? "difference" : "ratio", values };
  const between = { i: `${known.i}`, j: `${known.j}`, x: fractionSign(known.x), y: fractionSign(known.y) };
  return { code: "apart", values: { ...values, ...between, steps: `${Math.abs(known.j - known.i)}` } };
}

/** Which term has this value; null for none. */
function placeOf(rule: Steady, value: Fraction): number | null {
  const { kind, first, step } = rule;
  if (kind === "arithmetic") {
    const steps = step.num === 0n ? null : q.divide(q.subtract(value, first), step);
    return steps && steps.den === 1n && steps.num >= 0n && steps.num < PLACES_MAX ? Number(steps.num) + 1 : null;
  }
  if (q.same(q.absolute(step), q.ONE)) return null;
  for (let n = 1, term = first; n <= POWERS_MAX; n++, term = q.multiply(term, step)) if (q.same(term, value)) return n;
  return null;
}

const PLACES_MAX = 10_000n;
const POWERS_MAX = 60;

function termOf({ kind, first, step }: Steady, n: number): Fraction | null {
  if (kind === "arithmetic") return q.add(first, q.multiply(whole(n - 1), step));
  const factor = q.power(step, BigInt(n - 1));
  return factor && q.multiply(first, factor);
}

const termSigns = ({ kind, first, step }: Steady, n: number) =>
  kind === "arithmetic"
    ? `${fractionSign(first)} + ${n - 1} \\times ${fractionFactor(step)}`
    : `${fractionSign(first)} \\times ${base(step)}^{${n - 1}}`;

const base = (step: Fraction) =>
  step.den === 1n && step.num > 0n ? fractionSign(step) : `\\left(${fractionSign(step)}\\right)`;

function sumOf(rule: Steady, n: number): Fraction | null {
  const last = termOf(rule, n);
  if (!last) return null;
  if (rule.kind === "arithmetic") return q.multiply(q.rational(BigInt(n), 2n), q.add(rule.first, last));
  if (q.same(rule.step, q.ONE)) return q.multiply(whole(n), rule.first);
  return q.divide(q.subtract(q.multiply(last, rule.step), rule.first), q.subtract(rule.step, q.ONE));
}

function sumSigns(rule: Steady, n: number): string {
  const { kind, first, step } = rule;
  if (kind === "arithmetic")
    return `\\frac{${n} \\times \\left(${fractionSign(first)} + ${fractionFactor(termOf(rule, n) ?? q.ZERO)}\\right)}{2}`;
  if (q.same(step, q.ONE)) return `${n} \\times ${fractionFactor(first)}`;
  return `\\frac{${fractionSign(first)} \\times \\left(${base(step)}^{${n}} - 1\\right)}{${fractionSign(step)} - 1}`;
}

function formulaOf(rule: Steady): string {
  if (rule.kind === "geometric") return `${fractionSign(rule.first)} \\cdot ${base(rule.step)}^{n-1}`;
  const rest = q.subtract(rule.first, rule.step);
  const slope = rule.step.num === rule.step.den ? "" : rule.step.num === -rule.step.den ? "-" : fractionSign(rule.step);
  if (rule.step.num === 0n) return fractionSign(rule.first);
  const added =
    rest.num === 0n ? "" : rest.num < 0n ? ` - ${fractionSign(q.negate(rest))}` : ` + ${fractionSign(rest)}`;
  return `${slope}n${added}`;
}

/** Each term by the one before it. */
function stepwise({ kind, step }: Steady, shown: (value: Fraction) => string): string {
  if (kind === "geometric") return `${step.den === 1n && step.num > 0n ? shown(step) : `(${shown(step)})`}a_{n-1}`;
  return step.num < 0n ? `a_{n-1} - ${shown(q.negate(step))}` : `a_{n-1} + ${shown(step)}`;
}

/** The polynomial of the second degree whose values at 1, 2 and 3 are the first terms. */
function quadraticIn([first = q.ZERO, second = q.ZERO, third = q.ZERO]: readonly Fraction[]): string {
  const [step, next] = [q.subtract(second, first), q.subtract(third, second)];
  const a = q.multiply(q.subtract(next, step), q.rational(1n, 2n));
  const b = q.subtract(step, q.multiply(whole(3), a));
  const c = q.subtract(first, q.add(a, b));
  return [
    [a, "n^2"],
    [b, "n"],
    [c, ""],
  ].reduce((so, [factor, letter]) => signed(so, factor as Fraction, letter as string), "");
}

function signed(so: string, factor: Fraction, letter: string): string {
  if (factor.num === 0n) return so;
  const size = q.absolute(factor);
  const shown = letter !== "" && q.same(size, q.ONE) ? letter : `${fractionSign(size)}${letter}`;
  if (so === "") return factor.num < 0n ? `-${shown}` : shown;
  return `${so} ${factor.num < 0n ? "-" : "+"} ${shown}`;
}
