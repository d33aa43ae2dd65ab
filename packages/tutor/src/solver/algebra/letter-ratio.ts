import { type Node, q } from "@dripstone/checker/mathematics";
import { minus, polynomialOf } from "./polynomial.ts";

/** What one letter is over another where a multiple of one is a multiple of the other: 4/3 of x and y, by 3x = 4y. Null for other equations. */
export function letterRatio(left: Node, right: Node): { one: string; other: string; ratio: q.Rational } | null {
  const [first, second] = [polynomialOf(left), polynomialOf(right)];
  const all = first && second && minus(first, second);
  if (all?.length !== 2) return null;
  const [a, b] = all.map(({ powers, by }) => {
    const [[letter, power] = ["", 0], ...others] = [...powers];
    return power === 1 && others.length === 0 ? { letter, by } : null;
  });
  // a·x + b·y = 0: x is to y as -b to a.
  const ratio = a && b && q.divide(q.negate(b.by), a.by);
  return ratio ? { one: a.letter, other: b.letter, ratio } : null;
}
