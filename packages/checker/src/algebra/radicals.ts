import { spend } from "../arithmetic/budget.ts";
import { exactValue, wholeValue } from "../arithmetic/exact.ts";
import { isConstant, type Node, some } from "../syntax/syntax.ts";
import { monomialsOf } from "./monomials.ts";

const DIVISORS_MAX = 100_000n;

/**
 * Whether every root of a number is as simple as it gets: `2√3`, not `√12`, `6/√3`, `√2·√6`, `√3+√3` or `12^(1/2)`.
 */
export function hasSimpleRadicals(node: Node): boolean {
  if (some(node, isUnfinishedRoot)) return false;
  const terms = monomialsOf(node);
  return terms === null || new Set(terms.map((term) => term.letters)).size === terms.length;
}

function isUnfinishedRoot(node: Node): boolean {
  switch (node.kind) {
    case "root":
      return isConstant(node.of) && !isSimpleRoot(node);
    case "divide":
      return some(node.right, isRootOfNumber);
    case "multiply":
      return rootsBeside(node) > 1;
    case "power":
      return isConstant(node.base) && exactValue(node.exponent)?.den !== 1n;
    default:
      return false;
  }
}

const isRootOfNumber = (node: Node) => node.kind === "root" && isConstant(node.of);

/** How many roots of numbers a product has as factors. */
function rootsBeside(node: Node): number {
  if (node.kind === "multiply") return rootsBeside(node.left) + rootsBeside(node.right);
  return isRootOfNumber(node) ? 1 : 0;
}

function isSimpleRoot(node: Extract<Node, { kind: "root" }>): boolean {
  const degree = node.degree ? wholeValue(node.degree) : 2n;
  const inside = wholeValue(node.of);
  // Roots inside roots count as simple: whether they can be simplified is not worked out.
  if (inside === null) return exactValue(node.of) === null;
  if (degree === null || degree < 2n || inside < 2n) return false;
  for (let factor = 2n; factor ** 2n <= inside && factor < DIVISORS_MAX; factor++) {
    spend(1);
    if (inside % factor ** degree === 0n) return false;
    // The fourth root of 4 is √2.
    for (let part = 2n; part < degree; part++) {
      if (degree % part === 0n && factor ** part === inside) return false;
    }
  }
  return true;
}
