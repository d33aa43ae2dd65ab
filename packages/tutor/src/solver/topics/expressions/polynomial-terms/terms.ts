import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { commonDenominator } from "../../../algebra/numbers.ts";
import { constant, degree, lettersOf, type Polynomial, polynomialOf, type Term } from "../../../algebra/polynomial.ts";

/** What is asked of the terms of a polynomial; `top` and `term` ask for a term itself. */
export type Wanted =
  | { kind: "degree" | "leading" | "constant" | "count" | "sum" | "top" }
  | { kind: "coefficient"; powers: ReadonlyMap<string, number> }
  | { kind: "power" | "term"; power: number };

/** π stands in an expression as a letter of its own, which belongs to the coefficients. */
export type Terms = { of: Node; pi: string | null };

export const termDegree = ({ powers }: Term) => [...powers.values()].reduce((sum, one) => sum + one, 0);

/** Null where it is no expression with letters whose terms can be told. */
export function termsOf({ of, pi }: Terms): Polynomial | null {
  const all = polynomialOf(of);
  return all && lettersOf(all).some((letter) => letter !== pi) ? all : null;
}

/** Null where it is not one number or term, or none that anyone can be sure is meant. */
export function askedOf(terms: Polynomial, wanted: Wanted, pi: string | null): Polynomial | null {
  const own = terms.map((term) => withoutLetter(term, pi));
  const letters = lettersOf(own);
  const top = degree(own);
  const whole = (value: number | bigint) => constant(q.rational(BigInt(value)));
  /** The number of the one term of which this holds, with its π. */
  const numberOf = (holds: (own: Term) => boolean): Polynomial | null => {
    const found = terms.filter((_, nth) => holds(own[nth] as Term));
    return found.length > 1 ? null : found.map((term) => onlyLetter(term, pi));
  };
  if (terms.length === 0) return null;
  switch (wanted.kind) {
    case "degree":
      return whole(top);
    case "count":
      return whole(terms.length);
    case "constant":
      return numberOf((term) => termDegree(term) === 0);
    case "sum":
      return pi ? null : constant(terms.reduce((all, { by }) => q.add(all, by), q.ZERO));
    case "leading":
      return numberOf((term) => termDegree(term) === top);
    case "top": {
      const highest = terms.filter((_, nth) => termDegree(own[nth] as Term) === top);
      return highest.length === 1 ? highest : null;
    }
    case "term": {
      const found = terms.filter((_, nth) => termDegree(own[nth] as Term) === wanted.power);
      return found.length === 1 ? found : null;
    }
    case "power":
      return letters.length === 1 ? numberOf((term) => termDegree(term) === wanted.power) : null;
    case "coefficient": {
      const asked = [...wanted.powers];
      const isAlike = (term: Term) => asked.every(([letter, power]) => (term.powers.get(letter) ?? 0) === power);
      const isExact = (term: Term) =>
        isAlike(term) && termDegree(term) === asked.reduce((sum, [, power]) => sum + power, 0);
      if (own.filter(isAlike).length !== own.filter(isExact).length) return null;
      return asked.some(([letter]) => !letters.includes(letter)) ? null : numberOf(isExact);
    }
  }
}

const withoutLetter = (term: Term, letter: string | null): Term => ({
  by: term.by,
  powers: new Map([...term.powers].filter(([name]) => name !== letter)),
});

const onlyLetter = (term: Term, letter: string | null): Term => ({
  by: term.by,
  powers: new Map([...term.powers].filter(([name]) => name === letter)),
});

const DIGITS = 14;

/**
 * The terms read off as digits: of the value where each letter is a far larger power of ten than any coefficient. Null where the coefficients
 * are too large to be kept apart.
 */
export function termsByDigits(node: Node): Polynomial | null {
  const expected = polynomialOf(node);
  if (!expected) return null;
  const letters = [...lettersIn(node)].sort();
  const below = commonDenominator(expected.map(({ by }) => by));
  const base = 10n ** BigInt(DIGITS);
  const span = BigInt(degree(expected) + 1);
  if (span ** BigInt(letters.length) > 700n) return null;
  const filled = letters.reduce(
    (of, letter, nth) => substitute(of, letter, numberNode(q.rational(base ** (span ** BigInt(nth))))),
    node,
  );
  const value = exactValue(filled);
  if (!value || (value.num * below) % value.den !== 0n) return null;
  let rest = (value.num * below) / value.den;
  const terms: Term[] = [];
  for (let place = 0n; rest !== 0n && place < 700n; place++) {
    const digit = ((rest % base) + base) % base;
    const by = digit > base / 2n ? digit - base : digit;
    rest = (rest - by) / base;
    if (by === 0n) continue;
    const own = letters.map((letter, nth): [string, number] => [letter, Number((place / span ** BigInt(nth)) % span)]);
    terms.push({ by: q.rational(by, below), powers: new Map(own.filter(([, power]) => power > 0)) });
  }
  return rest === 0n ? terms : null;
}
