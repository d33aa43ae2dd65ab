import { q } from "@dripstone/checker/mathematics";
import { degree, minus, type Polynomial, sum, type Term } from "../../../algebra/polynomial.ts";

/** Polynomials of which each is 0, and the letters' values that make them so, found one by one; null where that is not enough. */
export function solvedOneByOne(conditions: readonly Polynomial[]): Map<string, q.Rational> | null {
  const values = new Map<string, q.Rational>();
  let rest = conditions.map((one) => one);
  for (let round = 0; round < 12; round++) {
    rest = rest.map((one) => filledIn(one, values)).filter((one) => one.length > 0);
    if (rest.length === 0) return values;
    const next = rest.find((one) => degree(one) === 1 && lettersCount(one) === 1);
    if (!next) return null;
    const [letter = ""] = next.flatMap(({ powers }) => [...powers.keys()]);
    const [slope, plain] = [true, false].map((has) => next.find(({ powers }) => powers.size > 0 === has)?.by ?? q.ZERO);
    const value = slope && plain && q.divide(q.negate(plain), slope);
    if (!value) return null;
    values.set(letter, value);
  }
  return null;
}

const lettersCount = (of: Polynomial) => new Set(of.flatMap(({ powers }) => [...powers.keys()])).size;

/** With numbers for some of its letters. */
export function filledIn(of: Polynomial, values: ReadonlyMap<string, q.Rational>): Polynomial {
  const terms = of.map(({ powers, by }): Term => {
    const kept = new Map([...powers].filter(([letter]) => !values.has(letter)));
    const factor = [...powers].reduce((all, [letter, power]) => {
      const value = values.get(letter);
      return value ? q.multiply(all, q.power(value, BigInt(power)) ?? q.ZERO) : all;
    }, by);
    return { powers: kept, by: factor };
  });
  return sum(terms, []);
}

/** What stands before each power of a letter: a polynomial in the others. */
export function byPower(of: Polynomial, letter: string): Map<number, Polynomial> {
  const parts = new Map<number, Polynomial>();
  for (const { powers, by } of of) {
    const power = powers.get(letter) ?? 0;
    const rest: Term = { by, powers: new Map([...powers].filter(([name]) => name !== letter)) };
    parts.set(power, sum(parts.get(power) ?? [], [rest]));
  }
  return parts;
}

export const difference = minus;
