import { q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber, simplestRoot } from "./numbers.ts";

/** `plain + by·√of`, with no square left in `of`; `by` is 0 for a fraction. */
export type Surd = { plain: q.Rational; by: q.Rational; of: bigint };

export const fractionSurd = (plain: q.Rational): Surd => ({ plain, by: q.ZERO, of: 1n });

/** The square root of a fraction that is not negative; null where it is too large. */
export function rootOf({ num, den }: q.Rational): Surd | null {
  const root = simplestRoot(num * den);
  if (!root) return null;
  const by = q.rational(root.outside, den);
  return root.inside === 1n || root.inside === 0n
    ? fractionSurd(root.inside === 0n ? q.ZERO : by)
    : { plain: q.ZERO, by, of: root.inside };
}

/** Over one line: `(3 + 2√5)/4`. */
export function latexSurd(surd: Surd): string {
  const { plain, by, of } = surd;
  if (by.num === 0n) return latexNumber(plain);
  const { above, below } = overOneLine(surd, (root) => `\\sqrt{${root}}`, of);
  return below === 1n ? above : `\\frac{${above}}{${below}}`;
}

export function plainSurd(surd: Surd): string {
  const { plain, by, of } = surd;
  if (by.num === 0n) return plainNumber(plain);
  const { above, below } = overOneLine(surd, (root) => `sqrt(${root})`, of);
  return below === 1n ? above : `(${above})/${below}`;
}

function overOneLine({ plain, by }: Surd, root: (of: bigint) => string, of: bigint) {
  const below = (plain.den / q.gcd(plain.den, by.den)) * by.den;
  const first = (plain.num * below) / plain.den;
  const second = (by.num * below) / by.den;
  const size = second < 0n ? -second : second;
  const part = `${size === 1n ? "" : size}${root(of)}`;
  const above = first === 0n ? `${second < 0n ? "-" : ""}${part}` : `${first} ${second < 0n ? "-" : "+"} ${part}`;
  return { above, below };
}
