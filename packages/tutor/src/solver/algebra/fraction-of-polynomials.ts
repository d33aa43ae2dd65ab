import { exactValue, type Node, q } from "@dripstone/checker/mathematics";
import { constant, minus, type Polynomial, polynomialOf, product, sum } from "./polynomial.ts";

export type PolynomialFraction = { above: Polynomial; below: Polynomial };

const one = constant(q.ONE);
const POWER_MAX = 6n;

/** One fraction of polynomials; null for roots and the like, or where it grows too long. */
export function fractionOfPolynomials(node: Node): PolynomialFraction | null {
  const plain = polynomialOf(node);
  if (plain) return { above: plain, below: one };
  if (node.kind === "negate") {
    const of = fractionOfPolynomials(node.of);
    return of && { above: minus(constant(q.ZERO), of.above), below: of.below };
  }
  if (node.kind === "power") {
    const times = exactValue(node.exponent);
    const base = fractionOfPolynomials(node.base);
    if (!base || !times || times.den !== 1n || times.num < 0n || times.num > POWER_MAX) return null;
    let all: PolynomialFraction | null = { above: one, below: one };
    for (let step = 0n; step < times.num && all; step++) all = multiplied(all, base);
    return all;
  }
  if (node.kind !== "add" && node.kind !== "subtract" && node.kind !== "multiply" && node.kind !== "divide")
    return null;
  const [left, right] = [fractionOfPolynomials(node.left), fractionOfPolynomials(node.right)];
  if (!left || !right) return null;
  if (node.kind === "multiply") return multiplied(left, right);
  if (node.kind === "divide")
    return right.above.length === 0 ? null : multiplied(left, { above: right.below, below: right.above });
  const [a, b, below] = [
    product(left.above, right.below),
    product(right.above, left.below),
    product(left.below, right.below),
  ];
  return a && b && below && { above: node.kind === "add" ? sum(a, b) : minus(a, b), below };
}

function multiplied(a: PolynomialFraction, b: PolynomialFraction): PolynomialFraction | null {
  const [above, below] = [product(a.above, b.above), product(a.below, b.below)];
  return above && below && { above, below };
}
