import { checkAnswer } from "@dripstone/checker";
import { q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { formulaOf, type Pattern, patternsOf, type Term, termAt } from "./patterns.ts";
import { type Asked, readPattern } from "./read.ts";
import type { Rule } from "./rules.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Lists of numbers with gaps anywhere, with signs in turns, or with fractions that grow above and below. */
export const numberPatterns = defineTopic<Asked, Code>({
  name: "number-patterns",
  words,
  read: (question) => {
    const asked = readPattern(question);
    const [pattern] = asked ? patternsOf(asked.terms) : [];
    // Far terms of one plain rule are told as those of sequences.
    return asked &&
      pattern &&
      (asked.wanted.what === "gaps" || pattern.kind !== "plain" || pattern.signs !== "all-alike")
      ? asked
      : null;
  },
  work: workPattern,
  holds,
  similar: ({ terms, wanted }) => {
    const makes = (start: bigint): Term[] =>
      terms.map((term, index) => (term === null ? null : { top: start + 4n * BigInt(index), below: null }));
    const first = terms[0]?.top === 3n ? 5n : 3n;
    return { terms: makes(first), wanted };
  },
});

function workPattern({ terms, wanted }: Asked): Working<Code> | null {
  const patterns = patternsOf(terms);
  const [pattern] = patterns;
  if (!pattern) return null;
  const shown = terms.map((term) => (term ? written(term) : "\\square")).join(",\\ ");
  const steps = stepsOf(pattern);
  if (wanted.what === "formula") {
    const formula = patterns.length === 1 ? formulaOf(pattern) : null;
    const node = formula ? expressionFrom(formula) : null;
    if (!formula || !node) return null;
    const equation = latexNode(node);
    return {
      problem: { en: `a formula for the $n$th term of $${shown},\\ \\dots$`, ch: `$${shown}$，… 的第 $n$ 个数` },
      steps: [...steps, { code: "formula", values: { equation } }],
      answer: { said: inBoth(equation), key: formula },
    };
  }
  const places = wanted.what === "term" ? [wanted.n] : gapsIn(terms);
  const found = places.map((n) => termAt(pattern, n));
  // Two rules that fit must say the same.
  const isOne = patterns.every((other) => places.every((n, at) => isSame(termAt(other, n), found[at] ?? null)));
  const values = found.filter((value) => value !== null);
  if (!isOne || values.length < places.length) return null;
  const answer = values.map(latexNumber).join(", ");
  const key = values.map(plainNumber).join(", ");
  if (wanted.what === "term")
    return {
      problem: {
        en: `term number $${wanted.n}$ of $${shown},\\ \\dots$`,
        ch: `$${shown}$，… 的第 $${wanted.n}$ 个数`,
      },
      steps: [...steps, { code: "term", values: { n: `${wanted.n}`, answer } }],
      answer: { said: inBoth(answer), key },
    };
  return {
    problem: { en: `fill in what is missing: $${shown}$`, ch: `按规律填空：$${shown}$` },
    steps: [...steps, { code: "fill", values: { shown, answer } }],
    answer: { said: inBoth(answer), key },
  };
}

const isSame = (one: q.Rational | null, other: q.Rational | null) => !!one && !!other && q.same(one, other);
const gapsIn = (terms: readonly Term[]) => terms.flatMap((term, index) => (term === null ? [index + 1] : []));
const written = ({ top, below }: NonNullable<Term>) =>
  below === null ? `${top}` : `${top < 0n ? "-" : ""}\\frac{${top < 0n ? -top : top}}{${below}}`;

function stepsOf(pattern: Pattern): Step<Code>[] {
  const signs: Step<Code>[] = pattern.signs === "all-alike" ? [] : [{ code: "signs", values: {} }];
  if (pattern.kind === "plain") return [...signs, ruleStep(pattern.rule)];
  return [
    ...signs,
    { code: "top", values: {} },
    ruleStep(pattern.top),
    { code: "below", values: {} },
    ruleStep(pattern.below),
  ];
}

const ruleStep = ({ kind, step }: Rule): Step<Code> =>
  kind === "arithmetic" && step?.num === 0n
    ? { code: "steady", values: {} }
    : { code: kind, values: step ? { step: latexNumber(step) } : {} };

/** The terms one after the other: what is filled in, or reached step by step, fits the same rule as the terms beside it. */
function holds({ terms, wanted }: Asked, { key }: { key: string }): boolean {
  if (wanted.what === "formula")
    return terms.every((term, index) => {
      const value = term && q.rational(term.top, term.below ?? 1n);
      const placed = key.replaceAll("n", `(${index + 1})`);
      return !!value && checkAnswer(placed, { keys: [plainNumber(value)] }).verdict === "equal";
    });
  const values = key.split(", ").map(fractionIn);
  if (values.includes(null)) return false;
  const isTerm = wanted.what === "term";
  const [pattern] = patternsOf(terms);
  if (!pattern) return false;
  const length = isTerm ? wanted.n : terms.length;
  const missing = isTerm ? [] : gapsIn(terms);
  const full = Array.from({ length }, (_, index): q.Rational | null => {
    const term = terms[index];
    if (term) return q.rational(term.top, term.below ?? 1n);
    if (isTerm) return index + 1 === length ? (values[0] ?? null) : termAt(pattern, index + 1);
    return values[missing.indexOf(index + 1)] ?? null;
  });
  if (full.includes(null)) return false;
  return isSteady(full as q.Rational[], pattern);
}

/** By differences, quotients and sums of neighbors. */
function isSteady(full: q.Rational[], pattern: Pattern): boolean {
  if (pattern.signs !== "all-alike") {
    const areInTurns = full.every(
      ({ num }, index) => num !== 0n && (index === 0 || num < 0n !== (full[index - 1]?.num ?? 0n) < 0n),
    );
    return areInTurns && isSteady(full.map(q.absolute), { ...pattern, signs: "all-alike" });
  }
  if (pattern.kind === "plain") return follows(full, pattern.rule.kind);
  // Every fraction, made as large as its parts by their rules, is itself.
  const tops = full.map((_, index) => pattern.top.at(index + 1) ?? q.ZERO);
  const belows = full.map((_, index) => pattern.below.at(index + 1) ?? q.ZERO);
  return (
    follows(tops, pattern.top.kind) &&
    follows(belows, pattern.below.kind) &&
    full.every((value, index) => q.same(q.multiply(value, belows[index] ?? q.ZERO), tops[index] ?? q.ONE))
  );
}

function follows(values: q.Rational[], kind: Rule["kind"]): boolean {
  const steps = between(values, q.subtract);
  if (kind === "arithmetic") return areAlike(steps);
  if (kind === "second") return areAlike(between(steps, q.subtract));
  if (kind === "geometric") return areAlike(between(values, (one, other) => q.divide(one, other) ?? q.ZERO));
  if (kind === "growing") return areAlike(between(steps, (one, other) => q.divide(one, other) ?? q.ZERO));
  if (kind === "cubes")
    return areAlike(
      between(
        values.map((value) => q.root(value, 3n) ?? q.rational(-1n, 2n)),
        q.subtract,
      ),
    );
  return values.every((value, index) => {
    const [one, two] = [values[index - 2], values[index - 1]];
    return !one || !two || q.same(value, q.add(one, two));
  });
}

const between = (values: q.Rational[], how: (one: q.Rational, before: q.Rational) => q.Rational) =>
  values.slice(1).map((value, index) => how(value, values[index] ?? q.ZERO));
const areAlike = (values: q.Rational[]) => values.every((value) => q.same(value, values[0] ?? value));
