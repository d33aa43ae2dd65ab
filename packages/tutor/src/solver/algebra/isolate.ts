import { childrenOf, isConstant, type Node, numberNode, q } from "@dripstone/checker/mathematics";
import { replaced } from "../topics/arithmetic/arithmetic/reduce.ts";
import { degree, minus, type Polynomial, polynomialOf, samePolynomial, scaled } from "./polynomial.ts";
import type { Relation } from "./relation.ts";

/** `|inside| = other`, or with a root: what stands on the other side once it is by itself. `by` is what it was multiplied by. */
export type Isolated = { inside: Node; other: Polynomial; by: q.Rational };

/** The only part of this kind that holds the letter, alone on the left; null where there is none, or several. */
export function isolate({ left, right }: Relation, kind: "absolute" | "root"): Isolated | null {
  const difference: Node = { kind: "subtract", left, right };
  const parts = partsOf(difference, kind);
  const [part] = parts;
  if (parts.length !== 1 || !part || (part.kind !== "absolute" && part.kind !== "root")) return null;
  if (part.kind === "root" && part.degree) return null;
  const [zero, one, two] = [0n, 1n, 2n].map((value) =>
    polynomialOf(replaced(difference, part, numberNode(q.rational(value)))),
  );
  const slope = zero && one && minus(one, zero);
  if (!zero || !two || !slope || !samePolynomial(minus(two, one), slope)) return null;
  const [by] = slope;
  const inverse = by && slope.length === 1 && degree(slope) === 0 ? q.divide(q.rational(-1n), by.by) : null;
  return by && inverse ? { inside: part.of, other: scaled(zero, inverse), by: by.by } : null;
}

function partsOf(of: Node, kind: "absolute" | "root"): Node[] {
  if (of.kind === kind && !isConstant(of)) return [of];
  return childrenOf(of).flatMap((child) => partsOf(child, kind));
}

/** Where a polynomial in one letter, at most quadratic, is 0; null for what isn't a fraction. */
export function rationalZeros(of: Polynomial): q.Rational[] | null {
  const at = (power: number) =>
    of.find(({ powers }) => [...powers.values()].reduce((all, one) => all + one, 0) === power)?.by ?? q.ZERO;
  const [c, b, a] = [at(0), at(1), at(2)];
  if (degree(of) > 2 || of.length === 0) return null;
  if (a.num === 0n) {
    const zero = q.divide(q.negate(c), b);
    return zero ? [zero] : [];
  }
  const discriminant = q.subtract(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, c)));
  if (discriminant.num < 0n) return [];
  const root = q.root(discriminant, 2n);
  const twice = q.multiply(q.rational(2n), a);
  if (!root) return null;
  const zeros = [q.negate(root), root].flatMap((one) => q.divide(q.subtract(one, b), twice) ?? []);
  const [first, second] = zeros;
  return first && second && q.same(first, second) ? [first] : zeros.sort(q.compare);
}
