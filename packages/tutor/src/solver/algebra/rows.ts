import { q } from "@dripstone/checker/mathematics";
import type { Polynomial } from "./polynomial.ts";

/** A polynomial in one letter as its coefficients, the plain number first. */
export type Row = readonly q.Rational[];

/** What goes into it, and what is left. */
export function dividedRow(of: Row, by: Row): { quotient: q.Rational[]; rest: q.Rational[] } {
  const rest = [...of];
  const quotient: q.Rational[] = Array.from({ length: Math.max(0, of.length - by.length + 1) }, () => q.ZERO);
  for (let at = of.length - by.length; at >= 0; at--) {
    const factor = q.divide(rest[at + by.length - 1] ?? q.ZERO, by.at(-1) ?? q.ONE) ?? q.ZERO;
    quotient[at] = factor;
    for (const [nth, one] of by.entries())
      rest[at + nth] = q.subtract(rest[at + nth] ?? q.ZERO, q.multiply(factor, one));
  }
  while (rest.length > 0 && rest.at(-1)?.num === 0n) rest.pop();
  return { quotient, rest };
}

/** The least common multiple, up to a number. */
export function leastCommonRow(a: Row, b: Row): q.Rational[] {
  let [one, other]: [Row, Row] = [a, b];
  while (other.length > 0) [one, other] = [other, dividedRow(one, other).rest];
  const { quotient } = dividedRow(b, one);
  const product: q.Rational[] = Array.from({ length: a.length + quotient.length - 1 }, () => q.ZERO);
  for (const [i, x] of a.entries())
    for (const [j, y] of quotient.entries()) product[i + j] = q.add(product[i + j] ?? q.ZERO, q.multiply(x, y));
  return product;
}

export const rowOf = (of: Polynomial): q.Rational[] => {
  const top = Math.max(0, ...of.map(({ powers }) => [...powers.values()][0] ?? 0));
  return Array.from(
    { length: top + 1 },
    (_, power) => of.find(({ powers }) => ([...powers.values()][0] ?? 0) === power)?.by ?? q.ZERO,
  );
};

export const fromRow = (row: Row, letter: string): Polynomial =>
  row
    .map((by, power) => ({ by, powers: new Map(power > 0 ? [[letter, power]] : []) }))
    .filter(({ by }) => by.num !== 0n)
    .reverse();
