import { q } from "@dripstone/checker/mathematics";
import type { Fraction } from "../../sentences/fractions.ts";

/** How a sequence goes on: by adding or multiplying the same, by adding the last two, or by differences that change evenly. */
export type Rule =
  | { kind: "arithmetic" | "geometric"; first: Fraction; step: Fraction }
  | { kind: "sums" | "quadratic"; terms: Fraction[] };

/** The one way in which the terms surely go on; null where none is known or two disagree. */
export function ruleOf(terms: Fraction[], named: "arithmetic" | "geometric" | null): Rule | null {
  const steady = [arithmetic(terms), geometric(terms)].filter((rule) => rule !== null);
  if (named) return terms.length < 2 ? null : (steady.find(({ kind }) => kind === named) ?? null);
  const known = [
    terms.length >= 3 ? arithmetic(terms) : null,
    terms.length >= 4 ? geometric(terms) : null,
    terms.length >= 4 ? sums(terms) : null,
    terms.length >= 4 ? quadratic(terms) : null,
  ].filter((rule) => rule !== null);
  const [first, ...others] = known;
  if (!first || others.some((other) => !sameNext(first, other, terms))) return null;
  // Four numbers that fit a sum or a square may fit much else: only the best known are sure.
  if (first.kind === "sums" || first.kind === "quadratic") return terms.length > 4 || isSquares(terms) ? first : null;
  return first;
}

/** The term after the last of these. */
export function nextTerm(rule: Rule, terms: readonly Fraction[]): Fraction {
  const [last, before, early] = [1, 2, 3].map((back) => terms[terms.length - back] ?? q.ZERO) as [
    Fraction,
    Fraction,
    Fraction,
  ];
  if (rule.kind === "arithmetic") return q.add(last, rule.step);
  if (rule.kind === "geometric") return q.multiply(last, rule.step);
  if (rule.kind === "sums") return q.add(last, before);
  const difference = q.subtract(last, before);
  return q.add(last, q.add(difference, q.subtract(difference, q.subtract(before, early))));
}

export const differencesOf = (terms: readonly Fraction[]): Fraction[] =>
  terms.slice(1).map((term, index) => q.subtract(term, terms[index] ?? q.ZERO));

function arithmetic(terms: Fraction[]): Extract<Rule, { step: Fraction }> | null {
  const [first, second] = terms;
  if (!first || !second) return null;
  const step = q.subtract(second, first);
  return differencesOf(terms).every((difference) => q.same(difference, step))
    ? { kind: "arithmetic", first, step }
    : null;
}

function geometric(terms: Fraction[]): Extract<Rule, { step: Fraction }> | null {
  const [first, second] = terms;
  const step = first && second && q.divide(second, first);
  if (!step || step.num === 0n) return null;
  const fits = terms.every((term, index) => index === 0 || q.same(term, q.multiply(terms[index - 1] ?? q.ZERO, step)));
  return fits ? { kind: "geometric", first, step } : null;
}

const sums = (terms: Fraction[]): Rule | null =>
  goesOn({ kind: "sums", terms }, terms, 2) && terms.some((term) => term.num !== 0n) ? { kind: "sums", terms } : null;

const quadratic = (terms: Fraction[]): Rule | null =>
  goesOn({ kind: "quadratic", terms }, terms, 3) && !arithmetic(terms) ? { kind: "quadratic", terms } : null;

const goesOn = (rule: Rule, terms: Fraction[], from: number) =>
  terms.every((term, index) => index < from || q.same(term, nextTerm(rule, terms.slice(0, index))));

const sameNext = (one: Rule, other: Rule, terms: Fraction[]) => q.same(nextTerm(one, terms), nextTerm(other, terms));

const isSquares = (terms: Fraction[]) =>
  terms.every(({ num, den }, index) => den === 1n && num === BigInt((index + 1) ** 2));
