import { exactValue, type Node, q } from "@dripstone/checker/mathematics";
import { rationalZeros } from "../../../algebra/isolate.ts";
import { coefficient, degree, lettersOf, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";

/** What must hold of a part so that the whole has a value. */
export type Condition = { inside: Node; all: Polynomial; sign: "≥" | ">" | "≠" };

const isSquareRoot = (node: Node) =>
  node.kind === "root" && (!node.degree || exactValue(node.degree)?.num === 2n) && !!polynomialOf(node.of);

/** Null where a part is of another kind than sums, products, fractions, powers, and roots of polynomials. */
export function conditionsOf(node: Node): Condition[] | null {
  switch (node.kind) {
    case "number":
    case "letter":
      return [];
    case "negate":
    case "absolute":
      return conditionsOf(node.of);
    case "add":
    case "subtract":
    case "multiply":
      return both(conditionsOf(node.left), conditionsOf(node.right));
    case "divide":
      return both(conditionsOf(node.left), notZero(node.right));
    case "root":
      if (isSquareRoot(node)) return condition(node.of, "≥");
      return node.degree && exactValue(node.degree)?.num === 3n ? conditionsOf(node.of) : null;
    case "power": {
      const exponent = exactValue(node.exponent);
      if (exponent?.den !== 1n) return null;
      return exponent.num > 0n ? conditionsOf(node.base) : notZero(node.base);
    }
    default:
      return null;
  }
}

const both = (one: Condition[] | null, other: Condition[] | null): Condition[] | null =>
  one && other && [...one, ...other];

function notZero(node: Node): Condition[] | null {
  if (node.kind === "root" && isSquareRoot(node)) return condition(node.of, ">");
  if (node.kind === "multiply") return both(notZero(node.left), notZero(node.right));
  if (node.kind === "negate") return notZero(node.of);
  return condition(node, "≠");
}

function condition(inside: Node, sign: Condition["sign"]): Condition[] | null {
  const all = polynomialOf(inside);
  if (!all || degree(all) > 2 || (sign !== "≠" && degree(all) > 1)) return null;
  if (lettersOf(all).length === 0) {
    const value = exactValue(inside);
    return value && (value.num > 0n || (value.num < 0n && sign === "≠") || (value.num === 0n && sign === "≥"))
      ? []
      : null;
  }
  return [{ inside, all, sign }];
}

/** Where a part is 0; null where that is at no fraction. */
export function zerosOf(all: Polynomial): q.Rational[] | null {
  if (degree(all) === 2) {
    const [a, b, c] = [2, 1, 0].map((power) => coefficient(all, power)) as [q.Rational, q.Rational, q.Rational];
    const square = q.subtract(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, c)));
    if (square.num < 0n) return [];
  }
  return rationalZeros(all);
}
