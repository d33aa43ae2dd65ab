import { q } from "@dripstone/checker/mathematics";
import { degree, lettersOf, type Polynomial } from "../../../algebra/polynomial.ts";

/** The values of two letters of which two polynomials of first degree are 0; null where there is no such pair. */
export function pairOf(parts: readonly Polynomial[]): [letter: string, value: q.Rational][] | null {
  const lines = parts.filter((of) => degree(of) === 1 && lettersOf(of).length === 2);
  const [first] = lines;
  const names = first && lettersOf(first);
  const second = lines.find((of) => of !== first && lettersOf(of).join() === names?.join());
  const [x, y] = names ?? [];
  if (!first || !second || !x || !y) return null;
  const [a, b, c] = [x, y, null].map((letter) => by(first, letter)) as [q.Rational, q.Rational, q.Rational];
  const [d, e, f] = [x, y, null].map((letter) => by(second, letter)) as [q.Rational, q.Rational, q.Rational];
  const cross = (p: q.Rational, r: q.Rational, s: q.Rational, t: q.Rational) =>
    q.subtract(q.multiply(p, t), q.multiply(r, s));
  const whole = cross(a, b, d, e);
  const [one, other] = [q.divide(cross(b, c, e, f), whole), q.divide(cross(c, a, f, d), whole)];
  return whole.num !== 0n && one && other
    ? [
        [x, one],
        [y, other],
      ]
    : null;
}

const by = (of: Polynomial, letter: string | null): q.Rational =>
  of.find(({ powers }) => (letter === null ? powers.size === 0 : powers.has(letter)))?.by ?? q.ZERO;
