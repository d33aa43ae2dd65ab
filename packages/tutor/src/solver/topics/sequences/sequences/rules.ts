import { q } from "@dripstone/checker/mathematics";
import { type Fraction, whole } from "../../../sentences/fractions.ts";

/**
 * How a sequence goes on: by adding or multiplying the same, by adding the last two, by differences that change evenly or by the same factor, as cubes, by
 * two moves in turns, or as two sequences in turns.
 */
export type Rule =
  | { kind: "arithmetic" | "geometric"; first: Fraction; step: Fraction }
  | { kind: "sums" | "quadratic" | "growing" | "cubes" | "turns" | "woven"; terms: Fraction[] };

/** The one way in which the terms surely go on; null where none is known or two disagree. */
export function ruleOf(terms: Fraction[], named: "arithmetic" | "geometric" | null): Rule | null {
  const steady = [arithmetic(terms), geometric(terms)].filter((rule) => rule !== null);
  if (named) return terms.length < 2 ? null : (steady.find(({ kind }) => kind === named) ?? null);
  const known = [
    terms.length >= 3 ? arithmetic(terms) : null,
    terms.length >= 4 || isClearlyMultiplied(terms) ? geometric(terms) : null,
    terms.length >= 4 ? sums(terms) : null,
    terms.length >= 4 ? quadratic(terms) : null,
    terms.length >= 5 ? growing(terms) : null,
    terms.length >= 4 ? cubes(terms) : null,
    terms.length >= 6 ? turns(terms) : null,
    terms.length >= 6 ? woven(terms) : null,
  ].filter((rule) => rule !== null);
  const [first, ...others] = known;
  if (!first || others.some((other) => !sameNext(first, other, terms))) return null;
  // Four numbers that fit a sum may fit much else.
  if (first.kind === "sums") return terms.length > 4 ? first : null;
  if (first.kind === "quadratic") return terms.length > 4 || terms.every(({ den }) => den === 1n) ? first : null;
  return first;
}

/** 1, 2, 4 may go on with 7; 2, 6, 18 goes on with 54. */
const isClearlyMultiplied = (terms: readonly Fraction[]): boolean => {
  const [first, second] = terms;
  const factor = first && second && terms.length === 3 ? q.divide(second, first) : null;
  return factor?.den === 1n && q.absolute(factor).num >= 3n;
};

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
  if (rule.kind === "cubes") return whole((terms.length + 1) ** 3);
  if (rule.kind === "turns") return moveAfter(rule.terms, terms.length - 1)?.(last) ?? q.ZERO;
  if (rule.kind === "woven") return wovenAfter(rule.terms, terms);
  const difference = q.subtract(last, before);
  if (rule.kind === "growing") {
    const factor = q.divide(difference, q.subtract(before, early)) ?? q.ZERO;
    return q.add(last, q.multiply(difference, factor));
  }
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

const growing = (terms: Fraction[]): Rule | null => {
  const differences = differencesOf(terms);
  return differences.every(({ num }) => num !== 0n) &&
    !arithmetic(terms) &&
    geometric(differences) &&
    goesOn({ kind: "growing", terms }, terms, 3)
    ? { kind: "growing", terms }
    : null;
};

const cubes = (terms: Fraction[]): Rule | null =>
  goesOn({ kind: "cubes", terms }, terms, 0) ? { kind: "cubes", terms } : null;

/** What is done after the term at this place, in every second step; null where it is not the same, or where it may be two things. */
function moveAfter(terms: readonly Fraction[], place: number): ((term: Fraction) => Fraction) | null {
  const pairs = terms
    .slice(0, -1)
    .flatMap((term, at) => (at % 2 === place % 2 ? [[term, terms[at + 1] ?? q.ZERO]] : []));
  const [[one, next] = [], ...others] = pairs;
  if (!one || !next || others.length === 0) return null;
  const step = q.subtract(next, one);
  if (others.every(([a = q.ZERO, b = q.ZERO]) => q.same(q.subtract(b, a), step))) return (term) => q.add(term, step);
  const factor = q.divide(next, one);
  return factor && others.every(([a = q.ZERO, b = q.ZERO]) => q.same(b, q.multiply(a, factor)))
    ? (term) => q.multiply(term, factor)
    : null;
}

const turns = (terms: Fraction[]): Rule | null =>
  moveAfter(terms, 0) && moveAfter(terms, 1) && !arithmetic(terms) && !geometric(terms)
    ? { kind: "turns", terms }
    : null;

/** Every second term of the first ones, beginning with this place. */
const everySecond = (terms: readonly Fraction[], place: number) => terms.filter((_, at) => at % 2 === place % 2);

function wovenAfter(known: readonly Fraction[], terms: readonly Fraction[]): Fraction {
  const own = everySecond(known, terms.length);
  const last = terms.at(-2) ?? q.ZERO;
  const rule = arithmetic(own) ?? geometric(own);
  if (!rule) return q.ZERO;
  return rule.kind === "arithmetic" ? q.add(last, rule.step) : q.multiply(last, rule.step);
}

const woven = (terms: Fraction[]): Rule | null =>
  [0, 1].every((place) => arithmetic(everySecond(terms, place)) ?? geometric(everySecond(terms, place))) &&
  !arithmetic(terms) &&
  !geometric(terms)
    ? { kind: "woven", terms }
    : null;
