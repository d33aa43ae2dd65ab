import type { Locale } from "@dripstone/contract/locale";
import { type Amount, equal, isPositive, PI } from "./amount.ts";

/** What can be measured of a figure. */
export type Part = {
  /** As it is asked for and given, as patterns: `(length|long side)`. */
  en: string;
  ch: string;
  said: Record<Locale, string>;
  symbol: string;
  /** 1 for lengths, 2 for areas, 3 for volumes. */
  power: 1 | 2 | 3;
  /** Further sentences that give it or ask for it, as in `Frames`; a number is `<x>`. */
  given?: string[];
  asks?: string[];
};

export type Measures = Record<string, Amount>;

/** The value of the part of this name. */
type Value = (part: string) => Amount | null;

/** How one part is found from others. `{length}` in `latex` is the part of that name. */
export type Rule = {
  gives: string;
  latex: string;
  by(value: Value, pi: Amount): Amount | null;
};

/** What is so of every figure of the kind, told by other means than its rules. */
export type Law = { of: string[]; sides(value: Value, pi: Amount): [Amount | null, Amount | null] };

export type Figure = {
  name: string;
  en: string;
  ch: string;
  /** What tells of it where it is not named, as a pattern: only a right triangle has a hypotenuse. */
  about?: string;
  said: Record<Locale, string>;
  parts: Record<string, Part>;
  /** Phrases that give several parts at once, by the parts' names in the order of `<a>`, `<b>`, `<c>`. */
  several?: { parts: string[]; phrases: string[] }[];
  rules: Rule[];
  laws: Law[];
};

/** What is known of one figure, and which part is wanted. */
export type FigureProblem = {
  figure: Figure;
  given: Measures;
  wanted: string;
  /** The unit of its lengths. */
  unit: string | null;
  /** What π counts as; null where it stays a sign. */
  pi: Amount | null;
};

/** A rule as it was used, with the value that it gave. */
export type Use = { rule: Rule; value: Amount };

export const partsOf = ({ latex }: Rule): string[] => [
  ...new Set([...latex.matchAll(/\{([a-z]\w+)\}/gi)].flatMap(([, name]) => (name && name !== "pi" ? [name] : []))),
];

/** The rules that lead to what is wanted, in order; null where none do, or something given would not be used. */
export function waysTo({ figure, given, wanted, pi }: FigureProblem): Use[] | null {
  const found: Measures = { ...given };
  const uses: Use[] = [];
  for (let grown = true; grown && !found[wanted]; ) {
    grown = false;
    for (const rule of figure.rules) {
      if (found[rule.gives] || !partsOf(rule).every((name) => found[name])) continue;
      const value = rule.by((name) => found[name] ?? null, pi ?? PI);
      if (!value || !isPositive(value)) continue;
      found[rule.gives] = value;
      uses.push({ rule, value });
      grown = true;
    }
  }
  if (given[wanted] || !found[wanted]) return null;
  const needed = neededFor(wanted, uses);
  return Object.keys(given).every((name) => needed.has(name))
    ? uses.filter(({ rule }) => needed.has(rule.gives))
    : null;
}

function neededFor(wanted: string, uses: Use[]): Set<string> {
  const needed = new Set([wanted]);
  for (const { rule } of uses.toReversed())
    if (needed.has(rule.gives)) for (const name of partsOf(rule)) needed.add(name);
  return needed;
}

/** Whether the figure with this answer obeys every law that can be tried, and one that the answer takes part in. */
export function obeysLaws(problem: FigureProblem, answer: Amount): boolean {
  const uses = waysTo(problem) ?? [];
  const found: Measures = { ...problem.given };
  for (const { rule, value } of uses) found[rule.gives] = value;
  found[problem.wanted] = answer;
  const tried = problem.figure.laws.filter(({ of }) => of.every((name) => found[name]));
  return (
    tried.some(({ of }) => of.includes(problem.wanted)) &&
    tried.every((law) => {
      const [left, right] = law.sides((name) => found[name] ?? null, problem.pi ?? PI);
      return left !== null && right !== null && equal(left, right);
    })
  );
}
