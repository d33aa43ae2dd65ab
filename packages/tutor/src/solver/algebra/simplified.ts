import { exactValue, type Node, q } from "@dripstone/checker/mathematics";
import { polynomialOf } from "./polynomial.ts";

/** Whether nothing of a sum is left to be simplified: it has no like terms, and each term has one number in front at most; its order does not matter. */
export function isSimplified(side: Node): boolean {
  const terms = termsIn(side);
  return terms.length === Math.max(1, polynomialOf(side)?.length ?? 0) && terms.every(isSingleTerm);
}

const termsIn = (of: Node): Node[] => {
  if (of.kind === "add" || of.kind === "subtract") return [...termsIn(of.left), ...termsIn(of.right)];
  return of.kind === "negate" ? termsIn(of.of) : [of];
};

/** `3x`, `x/4`, `3x/4`, `7`; not `2 · 3x`, `6x/4`, or a decimal, which is written as a fraction first. */
function isSingleTerm(of: Node): boolean {
  if (of.kind === "number") return of.shape === "integer";
  if (of.kind === "letter") return true;
  if (of.kind === "multiply")
    return of.left.kind === "number" && of.left.shape === "integer" && of.right.kind === "letter";
  if (of.kind !== "divide" || of.right.kind !== "number") return false;
  const [above, below] = [
    of.left.kind === "multiply" ? exactValue(of.left.left) : exactValue(of.left),
    exactValue(of.right),
  ];
  const isPlain = of.left.kind !== "divide" && isSingleTerm(of.left);
  return isPlain && below !== null && below.den === 1n && (above === null || q.gcd(above.num, below.num) === 1n);
}
