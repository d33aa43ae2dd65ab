import { multiply, ONE, type Rational, rational, root, subtract } from "../arithmetic/rational.ts";
import { substitute } from "../syntax/rewriting.ts";
import { lettersIn, type Node, numberNode } from "../syntax/syntax.ts";
import { contentOf, factorCount, factorsOf } from "./monomials.ts";
import { type Polynomial, quotientIn, rationalRoot } from "./polynomials.ts";

/**
 * Numbers put in for all letters but one. If the polynomial in the last letter can be factored each time, the whole
 * can.
 */
const TRIALS = [
  [7n, 11n, 17n],
  [5n, 13n, 3n],
  [19n, 2n, 23n],
  [29n, 31n, 37n],
];

/**
 * Whether a product cannot be factored further with fractions: nothing common is left in a bracket, and no bracket
 * falls apart. `least` is the number of factors in the author's key, for polynomials that this test cannot factor.
 */
export function isFactored(node: Node, least: number): boolean {
  if (contentOf(node) !== "taken-out" || factorCount(node) < least) return false;
  return factorsOf(node).every((factor) => !fallsApart(factor.node));
}

function fallsApart(node: Node): boolean {
  const [letter, ...others] = [...lettersIn(node)].sort();
  if (letter === undefined) return false;
  return TRIALS.slice(0, others.length === 0 ? 1 : TRIALS.length).every((values) => {
    const line = others.reduce(
      (inner, other, index) => substitute(inner, other, numberNode(rational(values[index % values.length] ?? 2n))),
      node,
    );
    const quotient = quotientIn(line, letter);
    return quotient !== null && quotient.den.length === 1 && isReducible(quotient.num);
  });
}

function isReducible(polynomial: Polynomial): boolean {
  const degree = polynomial.length - 1;
  if (degree < 2) return false;
  if (degree === 2) return hasSquareDiscriminant(polynomial);
  if (rationalRoot(polynomial)) return true;
  const isEven = polynomial.every((coefficient, index) => index % 2 === 0 || coefficient.num === 0n);
  return isEven && isReducible(polynomial.filter((_, index) => index % 2 === 0));
}

function hasSquareDiscriminant([c = ONE, b = ONE, a = ONE]: Polynomial): boolean {
  const discriminant: Rational = subtract(multiply(b, b), multiply(rational(4n), multiply(a, c)));
  return discriminant.num >= 0n && root(discriminant, 2n) !== null;
}
