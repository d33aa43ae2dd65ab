import type { Rational } from "../arithmetic/rational.ts";
import type { Unit } from "../words/units.ts";

/** How a number was written: forms ask for it. */
export type NumberShape = "integer" | "decimal" | "repeating" | "mixed";

/** What was read of an expression, close to how it was written. */
export type Node =
  | { kind: "number"; value: Rational; shape: NumberShape; latex: string }
  | { kind: "letter"; name: string }
  | { kind: "constant"; name: Constant }
  | { kind: "negate"; of: Node }
  | { kind: "plus-minus"; left: Node | null; right: Node; flipped: boolean }
  | { kind: "add" | "subtract" | "divide"; left: Node; right: Node }
  | { kind: "multiply"; left: Node; right: Node; implicit: boolean }
  | { kind: "power"; base: Node; exponent: Node }
  | { kind: "root"; degree: Node | null; of: Node }
  | { kind: "percent" | "degrees" | "factorial" | "absolute"; of: Node }
  | { kind: "call"; name: FunctionName; args: Node[] }
  /** `index` is bound: it is no letter of the expression. */
  | { kind: "series"; name: "sum" | "product"; index: string; from: Node; to: Node; of: Node };

export type Constant = "pi" | "e" | "i" | "infinity";

export type FunctionName =
  | ("sin" | "cos" | "tan" | "cot" | "sec" | "csc" | "arcsin" | "arccos" | "arctan" | "sinh" | "cosh" | "tanh")
  | ("ln" | "log" | "exp" | "floor" | "ceil" | "choose" | "permute" | "gcd" | "lcm" | "max" | "min");

export type Sign = "=" | "≠" | "<" | ">" | "≤" | "≥";

/** A whole answer. */
export type Answer =
  | { kind: "expression"; of: Node; unit: Unit | null }
  | { kind: "ratio"; parts: Node[] }
  /** `1 < x ≤ 5` has three sides and two signs. */
  | { kind: "relation"; sides: Node[]; signs: Sign[]; unit: Unit | null }
  /** Order matters. With two parts it may also be meant as an open interval. */
  | { kind: "tuple"; parts: Answer[] }
  | { kind: "interval"; from: Node; to: Node; fromOpen: boolean; toOpen: boolean }
  /** Order does not matter. `written` tells how the parts were joined. */
  | { kind: "set"; parts: Answer[]; written: "braces" | "commas" | "or" | "and" | "union" }
  /** `x∈(1,2)`: what the letter may be. */
  | { kind: "member"; name: string; of: Answer }
  /** `7……2`, `7 r 2`: a division that leaves something over. */
  | { kind: "quotient"; of: Node | null; quotient: Node; remainder: Node }
  /** A time of day in seconds since midnight; `half` as it was said. */
  | { kind: "time"; seconds: number; half: "am" | "pm" | null; latex: string }
  /** A whole number written in another base than ten. */
  | { kind: "based"; base: number; value: bigint; digits: string }
  /** A general solution: one for each whole number that the parameters may be. */
  | { kind: "family"; of: Answer; parameters: string[] }
  | { kind: "choice"; letters: string }
  /** What is no number and no formula: `infinitely many`, `undefined`. */
  | { kind: "statement"; says: string; text: string };

/** The nodes directly below a node. */
export function childrenOf(node: Node): Node[] {
  switch (node.kind) {
    case "number":
    case "letter":
    case "constant":
      return [];
    case "negate":
    case "percent":
    case "degrees":
    case "factorial":
    case "absolute":
      return [node.of];
    case "plus-minus":
      return node.left ? [node.left, node.right] : [node.right];
    case "add":
    case "subtract":
    case "divide":
    case "multiply":
      return [node.left, node.right];
    case "power":
      return [node.base, node.exponent];
    case "root":
      return node.degree ? [node.degree, node.of] : [node.of];
    case "call":
      return node.args;
    case "series":
      return [node.from, node.to, node.of];
  }
}

/** Whether the node or one below it passes the test. */
export function some(node: Node, test: (node: Node) => boolean): boolean {
  return test(node) || childrenOf(node).some((child) => some(child, test));
}

export function lettersIn(node: Node, found = new Set<string>()): Set<string> {
  if (node.kind === "letter") found.add(node.name);
  if (node.kind === "series") {
    for (const name of lettersIn(node.of)) if (name !== node.index) found.add(name);
    lettersIn(node.to, found);
    return lettersIn(node.from, found);
  }
  for (const child of childrenOf(node)) lettersIn(child, found);
  return found;
}

export const isConstant = (node: Node) =>
  !some(node, (inner) => inner.kind === "letter") || (holdsSeries(node) && lettersIn(node).size === 0);

const holdsSeries = (node: Node) => some(node, (inner) => inner.kind === "series");

export const numberNode = (value: Rational): Node => ({
  kind: "number",
  value,
  shape: "integer",
  latex: value.num.toString(),
});

export const subtraction = (left: Node, right: Node): Node => ({ kind: "subtract", left, right });

export const product = (left: Node, right: Node): Node => ({ kind: "multiply", left, right, implicit: false });
