import { substitute } from "../syntax/rewriting.ts";
import { childrenOf, type Node, numberNode, some } from "../syntax/syntax.ts";
import * as q from "./rational.ts";

export type Series = Extract<Node, { kind: "series" }>;

const DEGREE_MAX = 12;
const TERMS_MAX = 1000;
const NODES_MAX = 20_000;
/** So many terms in a row must have the same ratio before an endless sum counts as geometric. */
const RATIOS = 6;

type ValueOf = (node: Node) => q.Rational | null;

/** The exact value of a sum or product whose ends are whole numbers; an endless sum only if it is geometric. */
export function seriesValue(series: Series, exact: ValueOf): q.Rational | null {
  const from = exact(series.from);
  if (!from || !q.isInteger(from)) return null;
  const term = (by: bigint) => exact(substitute(series.of, series.index, numberNode(q.rational(from.num + by))));
  if (series.to.kind === "constant" && series.to.name === "infinity") {
    return series.name === "sum" && powersOf(series.of, series.index) ? geometric(term) : null;
  }
  const to = exact(series.to);
  if (!to || !q.isInteger(to)) return null;
  const count = to.num - from.num + 1n;
  if (count <= 0n) return series.name === "sum" ? q.ZERO : q.ONE;
  const degree = series.name === "sum" ? degreeIn(series.of, series.index) : null;
  if (degree !== null) return summed(term, degree, count);
  if (count > TERMS_MAX || Number(count) * sizeOf(series.of) > NODES_MAX) return null;
  let result = series.name === "sum" ? q.ZERO : q.ONE;
  for (let by = 0n; by < count; by++) {
    const value = term(by);
    if (!value || q.bitLength(result.num) + q.bitLength(result.den) > 20_000) return null;
    result = series.name === "sum" ? q.add(result, value) : q.multiply(result, value);
  }
  return result;
}

type Term = (by: bigint) => q.Rational | null;

/** Newton's forward differences: a sum of a billion terms costs no more than one of ten. */
function summed(term: Term, degree: number, count: bigint): q.Rational | null {
  let row: q.Rational[] = [];
  for (let by = 0; by <= degree; by++) {
    const value = term(BigInt(by));
    if (!value) return null;
    row.push(value);
  }
  let sum = q.ZERO;
  let ways = q.rational(count);
  for (let order = 0; order <= degree; order++) {
    const [first = q.ZERO] = row;
    sum = q.add(sum, q.multiply(first, ways));
    row = row.slice(1).map((value, index) => q.subtract(value, row[index] ?? q.ZERO));
    ways = q.multiply(ways, q.rational(count - BigInt(order) - 1n, BigInt(order) + 2n));
  }
  return sum;
}

function geometric(term: Term): q.Rational | null {
  const first = term(0n);
  const second = term(1n);
  const ratio = first && second && q.divide(second, first);
  if (!first || !ratio || q.compare(q.absolute(ratio), q.ONE) >= 0) return null;
  let last: q.Rational = first;
  for (let by = 1n; by <= RATIOS; by++) {
    const next = term(by);
    if (!next || !q.same(next, q.multiply(last, ratio))) return null;
    last = next;
  }
  return q.divide(first, q.subtract(q.ONE, ratio));
}

/** How much work one term is; an inner sum counts as 800 nodes. */
const sizeOf = (node: Node): number =>
  (node.kind === "series" ? 800 : 1) + childrenOf(node).reduce((sum, child) => sum + sizeOf(child), 0);

/** How many sums and products stand within one another. */
export function nestedSeries(node: Node): number {
  const below = childrenOf(node).reduce((most, child) => Math.max(most, nestedSeries(child)), 0);
  return below + (node.kind === "series" ? 1 : 0);
}

/** Whether the index stands in exponents only, and there without a power of its own. */
function powersOf(node: Node, index: string): boolean {
  const holds = (inner: Node) => some(inner, (part) => part.kind === "letter" && part.name === index);
  if (!holds(node)) return true;
  if (node.kind === "power") return !holds(node.base) && degreeIn(node.exponent, index) === 1;
  if (node.kind === "add" || node.kind === "subtract") return false;
  return node.kind !== "letter" && node.kind !== "call" && childrenOf(node).every((child) => powersOf(child, index));
}

/** The degree of a polynomial in the index; null if it is none. */
function degreeIn(node: Node, index: string): number | null {
  const degree = rawDegree(node, index);
  return degree !== null && degree <= DEGREE_MAX ? degree : null;
}

function rawDegree(node: Node, index: string): number | null {
  const at = (inner: Node) => rawDegree(inner, index);
  if (!some(node, (part) => part.kind === "letter" && part.name === index)) return 0;
  switch (node.kind) {
    case "letter":
      return 1;
    case "negate":
    case "percent":
      return at(node.of);
    case "add":
    case "subtract":
    case "multiply": {
      const [left, right] = [at(node.left), at(node.right)];
      if (left === null || right === null) return null;
      return node.kind === "multiply" ? left + right : Math.max(left, right);
    }
    case "divide":
      return at(node.right) === 0 ? at(node.left) : null;
    case "power": {
      const base = at(node.base);
      const times = node.exponent.kind === "number" && q.isInteger(node.exponent.value) ? node.exponent.value.num : -1n;
      return base === null || times < 0n || times > DEGREE_MAX ? null : base * Number(times);
    }
    default:
      return null;
  }
}
