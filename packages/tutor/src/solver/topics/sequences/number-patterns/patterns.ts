import { q } from "@dripstone/checker/mathematics";
import { type Known, type Rule, rulesOf } from "./rules.ts";

/** A term as it is written, top and bottom of a fraction by themselves; null for a gap. */
export type Term = { top: bigint; below: bigint | null } | null;

/** How a list goes on: by one rule, or by one above and one below the bar; the signs may take turns. */
export type Pattern = ({ kind: "plain"; rule: Rule } | { kind: "bars"; top: Rule; below: Rule }) & { signs: Signs };
type Signs = "all-alike" | "first-positive" | "first-negative";

const numberOf = ({ top, below }: NonNullable<Term>): q.Rational => q.rational(top, below ?? 1n);
const sizeOf = (term: Term): Term => term && { ...term, top: term.top < 0n ? -term.top : term.top };

function knownOf(terms: readonly Term[], value: (term: NonNullable<Term>) => q.Rational): Known[] {
  return terms.flatMap((term, index) => (term ? [{ n: index + 1, value: value(term) }] : []));
}

/** All the patterns of the simplest sort that the terms have. */
export function patternsOf(terms: readonly Term[]): Pattern[] {
  const signs = signsOf(terms);
  const sizes = signs ? terms.map(sizeOf) : [];
  const sorts = [
    () => plainOf(terms, "all-alike"),
    () => (signs ? plainOf(sizes, signs) : []),
    () => barsOf(terms, "all-alike"),
    () => (signs ? barsOf(sizes, signs) : []),
  ];
  for (const sort of sorts) {
    const found = sort();
    if (found.length > 0) return found;
  }
  return [];
}

/** Null where the signs do not take turns. */
function signsOf(terms: readonly Term[]): Exclude<Signs, "all-alike"> | null {
  const known = knownOf(terms, numberOf);
  const [first] = known;
  if (!first || known.length < 4) return null;
  const isNegativeFirst = first.value.num < 0n === (first.n % 2 === 1);
  const areInTurns = known.every(
    ({ n, value }) => value.num !== 0n && value.num < 0n === (n % 2 === 1 ? isNegativeFirst : !isNegativeFirst),
  );
  return areInTurns ? (isNegativeFirst ? "first-negative" : "first-positive") : null;
}

const plainOf = (terms: readonly Term[], signs: Signs): Pattern[] =>
  rulesOf(knownOf(terms, numberOf)).map((rule) => ({ kind: "plain", rule, signs }));

/** Written as fractions; 1 may stand for 1/1. */
function barsOf(terms: readonly Term[], signs: Signs): Pattern[] {
  const written = terms.filter((term) => term !== null);
  const isFraction = ({ below, top }: NonNullable<Term>) => below !== null || top === 1n;
  if (written.filter(({ below }) => below !== null).length < 3 || !written.every(isFraction)) return [];
  const tops = rulesOf(knownOf(terms, ({ top }) => q.rational(top)));
  const belows = rulesOf(knownOf(terms, ({ below }) => q.rational(below ?? 1n)));
  return tops.flatMap((top) => belows.map((below): Pattern => ({ kind: "bars", top, below, signs })));
}

const isNegative = (signs: Signs, n: number) => signs !== "all-alike" && (n % 2 === 1) === (signs === "first-negative");

/** The term at a place. */
export function termAt(pattern: Pattern, n: number): q.Rational | null {
  const size = pattern.kind === "plain" ? pattern.rule.at(n) : quotientAt(pattern, n);
  return size && (isNegative(pattern.signs, n) ? q.negate(size) : size);
}

function quotientAt({ top, below }: Extract<Pattern, { kind: "bars" }>, n: number): q.Rational | null {
  const [above, under] = [top.at(n), below.at(n)];
  return above && under && q.divide(above, under);
}

/** In n, as the checker reads it; null where a part of it is told step by step only. */
export function formulaOf(pattern: Pattern): string | null {
  const within = (formula: string) => (/^(?:n|\d+)$/.test(formula) ? formula : `(${formula})`);
  const size =
    pattern.kind === "plain"
      ? pattern.rule.formula
      : pattern.top.formula &&
        pattern.below.formula &&
        `${within(pattern.top.formula)}/${within(pattern.below.formula)}`;
  if (!size || pattern.signs === "all-alike") return size;
  const sign = `(-1)^${pattern.signs === "first-negative" ? "n" : "(n+1)"}`;
  return size === "1" ? sign : `${sign}*${within(size)}`;
}
