import { quotientIn, realRoots } from "../algebra/polynomials.ts";
import { isDefined, isReal } from "../arithmetic/complex.ts";
import { exactValue } from "../arithmetic/exact.ts";
import { numericValue } from "../arithmetic/numeric.ts";
import { nodesOf } from "../grammar/read.ts";
import { substitute } from "../syntax/rewriting.ts";
import { type Answer, childrenOf, lettersIn, type Node, some } from "../syntax/syntax.ts";
import { staysReal } from "../values/same-value.ts";
import { pointsFor } from "../values/sampling.ts";

/** Whether two answers of the same value are defined at the same places: `x-1` is not `(x²-1)/(x+1)`. */
export function sameDomain(key: Answer, given: Answer): boolean {
  const [a, b] = [nodesOf(key), nodesOf(given)];
  const letters = new Set<string>();
  for (const node of [...a, ...b]) lettersIn(node, letters);
  const [letter, ...others] = letters;
  if (letter === undefined) return true;
  if (others.length === 0) {
    for (const place of [...a, ...b].flatMap((node) => polesOf(node, letter))) {
      const isPole = (node: Node) => dividesByZero(substitute(node, letter, place));
      if (a.some(isPole) !== b.some(isPole)) return false;
    }
  }
  return pointsFor([...a, ...b], [...letters].sort()).every((point) => {
    const isThere = (node: Node) => {
      const value = numericValue(node, point);
      return isDefined(value) && isReal(value) && staysReal(node, point);
    };
    return a.every(isThere) === b.every(isThere);
  });
}

function polesOf(node: Node, letter: string): Node[] {
  const quotient = node.kind === "divide" ? quotientIn(node.right, letter) : null;
  const negative = node.kind === "power" && (exactValue(node.exponent)?.num ?? 0n) < 0n;
  const base = node.kind === "power" && negative ? quotientIn(node.base, letter) : null;
  const here = [quotient, base].flatMap((side) => (side && side.num.length > 1 ? (realRoots(side.num) ?? []) : []));
  return [...here, ...childrenOf(node).flatMap((child) => polesOf(child, letter))];
}

const dividesByZero = (node: Node) =>
  some(
    node,
    (inner) =>
      (inner.kind === "divide" && exactValue(inner.right)?.num === 0n) ||
      (inner.kind === "power" && exactValue(inner.base)?.num === 0n && (exactValue(inner.exponent)?.num ?? 1n) < 0n),
  );
