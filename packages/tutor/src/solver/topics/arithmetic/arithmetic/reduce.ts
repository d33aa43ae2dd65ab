import { childrenOf, exactValue, type Node, q, wholeValue } from "@dripstone/checker/mathematics";
import { decimalOf, latexNumber } from "../../../algebra/numbers.ts";

/** One operation on numbers that are worked out: what stood there, what came out, and the formula after it. */
export type Reduction = { operation: Node; result: Node; after: Node };

/** Does the next operation in the order of operations; null where only a number is left, or it can't be done. */
export function reduceOnce(of: Node, decimals: boolean): Reduction | null {
  const [first] = operationsIn(of, 0).sort((a, b) => b.depth - a.depth || b.rank - a.rank);
  const value = first && exactValue(first.node);
  if (!first || !value) return null;
  const result = numberFor(value, decimals || holdsDecimal(first.node));
  return { operation: first.node, result, after: replaced(of, first.node, result) };
}

/** A number as a formula: a decimal where decimals were used and it has an end, otherwise a fraction. */
export function numberFor(value: q.Rational, decimals: boolean): Node {
  const size = q.absolute(value);
  const places = decimals ? decimalOf(size) : null;
  const whole = (n: bigint): Node => ({ kind: "number", value: q.rational(n), shape: "integer", latex: `${n}` });
  const of: Node =
    size.den === 1n
      ? whole(size.num)
      : places === null
        ? { kind: "divide", left: whole(size.num), right: whole(size.den) }
        : { kind: "number", value: size, shape: "decimal", latex: places };
  return value.num < 0n ? { kind: "negate", of } : of;
}

export const holdsDecimal = (of: Node): boolean =>
  (of.kind === "number" && of.shape === "decimal") || childrenOf(of).some(holdsDecimal);

/** A number with nothing left to do: `3`, `-3`, `3/4` in lowest terms. */
export const isNumber = (of: Node): boolean =>
  (of.kind === "number" && of.shape !== "mixed") ||
  (of.kind === "negate" && of.of.kind !== "negate" && isNumber(of.of)) ||
  isReducedFraction(of);

function isReducedFraction(of: Node): boolean {
  if (of.kind !== "divide" || of.left.kind !== "number" || of.right.kind !== "number") return false;
  const [above, below] = [wholeValue(of.left), wholeValue(of.right)];
  return (
    above !== null &&
    below !== null &&
    below > 1n &&
    q.gcd(above, below) === 1n &&
    isPlain(of.left) &&
    isPlain(of.right)
  );
}

const isPlain = (of: Node) => of.kind === "number" && of.shape === "integer";

const ranks: Partial<Record<Node["kind"], number>> = { add: 1, subtract: 1, multiply: 2, divide: 2 };

type Place = { node: Node; depth: number; rank: number };

/** Every operation whose numbers are known, with how deep in parentheses it stands; from left to right. */
function operationsIn(of: Node, depth: number): Place[] {
  if (isNumber(of)) return [];
  const rank = ranks[of.kind] ?? 3;
  const children = childrenOf(of);
  if (children.every(isNumber)) return [{ node: of, depth, rank }];
  return children.flatMap((child) => operationsIn(child, depth + (isEnclosed(of, child) ? 1 : 0)));
}

/** Whether the part stands in parentheses, above or below a line, in bars, or under a root. */
function isEnclosed(of: Node, child: Node): boolean {
  if (of.kind === "absolute" || of.kind === "root" || of.kind === "power") return true;
  return (
    (ranks[child.kind] ?? 3) < (of.kind === "negate" ? 2 : (ranks[of.kind] ?? 3)) ||
    (of.kind === "subtract" && child === of.right && ranks[child.kind] === 1)
  );
}

export function replaced(of: Node, part: Node, by: Node): Node {
  if (of === part) return by;
  const at = (inner: Node) => replaced(inner, part, by);
  switch (of.kind) {
    case "add":
    case "subtract":
    case "multiply":
    case "divide":
      return { ...of, left: at(of.left), right: at(of.right) };
    case "negate":
    case "percent":
    case "absolute":
    case "factorial":
      return { ...of, of: at(of.of) };
    case "power":
      return { ...of, base: at(of.base), exponent: at(of.exponent) };
    case "root":
      return { ...of, of: at(of.of) };
    default:
      return of;
  }
}

/** An improper fraction as a mixed number: `23/20` is `1\frac{3}{20}`; null for any other. */
export function mixedLatex(value: q.Rational): string | null {
  const size = q.absolute(value);
  const whole = q.floor(size);
  if (size.den === 1n || whole === 0n) return null;
  return `${value.num < 0n ? "-" : ""}${whole}${latexNumber(q.subtract(size, q.rational(whole)))}`;
}
