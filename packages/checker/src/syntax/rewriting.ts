import { spend } from "../arithmetic/budget.ts";
import { rational } from "../arithmetic/rational.ts";
import { type Answer, type Node, numberNode, some } from "./syntax.ts";

/** The node with each part replaced by what `change` gives for it, from below. */
function rewriteNode(node: Node, change: (node: Node) => Node): Node {
  spend(0.5);
  const at = (inner: Node) => rewriteNode(inner, change);
  switch (node.kind) {
    case "number":
    case "letter":
    case "constant":
      return change(node);
    case "negate":
    case "percent":
    case "degrees":
    case "factorial":
    case "absolute":
      return change({ ...node, of: at(node.of) });
    case "plus-minus":
      return change({ ...node, left: node.left && at(node.left), right: at(node.right) });
    case "add":
    case "subtract":
    case "divide":
    case "multiply":
      return change({ ...node, left: at(node.left), right: at(node.right) });
    case "power":
      return change({ ...node, base: at(node.base), exponent: at(node.exponent) });
    case "root":
      return change({ ...node, degree: node.degree && at(node.degree), of: at(node.of) });
    case "call":
      return change({ ...node, args: node.args.map(at) });
    case "series":
      return change({ ...node, from: at(node.from), to: at(node.to), of: at(node.of) });
  }
}

export function substitute(node: Node, letter: string, by: Node): Node {
  return rewriteNode(node, (inner) => (inner.kind === "letter" && inner.name === letter ? by : inner));
}

/** A key with π as schools work it out: with 3.14 or 22/7. None for a key without π. */
export function roundedPi(key: Answer): Answer[] {
  const nodes = key.kind === "expression" ? [key.of] : key.kind === "relation" ? key.sides : [];
  if (!nodes.some((node) => some(node, isPi))) return [];
  return [rational(157n, 50n), rational(22n, 7n)].flatMap((value): Answer[] => {
    const sides = nodes.map((node) => rewriteNode(node, (inner) => (isPi(inner) ? numberNode(value) : inner)));
    const [of] = sides;
    if (key.kind === "relation") return [{ ...key, sides }];
    return key.kind === "expression" && of ? [{ ...key, of }] : [];
  });
}

const isPi = (node: Node) => node.kind === "constant" && node.name === "pi";

/** `75° ÷ 2` as so many degrees; the node itself where it holds none. */
export function withoutDegrees(node: Node): Node {
  const holds = some(node, (inner) => inner.kind === "degrees") && !some(node, (inner) => inner.kind === "call");
  return holds ? rewriteNode(node, (inner) => (inner.kind === "degrees" ? inner.of : inner)) : node;
}

/** `x = 1 ± 2` is `x = 1 + 2` or `x = 1 - 2`; in one answer all ± mean + together, then − together. */
export function withoutPlusMinus(answer: Answer): Answer {
  const nodes = answer.kind === "expression" ? [answer.of] : answer.kind === "relation" ? answer.sides : [];
  if (nodes.some(holdsPlusMinus)) {
    const sides = answer.kind === "relation" ? answer : null;
    const parts = [true, false].map((upper): Answer => {
      const chosen = nodes.map((node) => choose(node, upper));
      const [only] = chosen;
      if (sides) return { ...sides, sides: chosen };
      return answer.kind === "expression" && only ? { ...answer, of: only } : answer;
    });
    return { kind: "set", parts, written: "or" };
  }
  if (answer.kind === "set" || answer.kind === "tuple") return { ...answer, parts: answer.parts.map(withoutPlusMinus) };
  return answer;
}

const holdsPlusMinus = (node: Node) => some(node, (inner) => inner.kind === "plus-minus");

function choose(node: Node, upper: boolean): Node {
  return rewriteNode(node, (inner) => {
    if (inner.kind !== "plus-minus") return inner;
    const { left, right, flipped } = inner;
    const positive = upper !== flipped;
    if (!left) return positive ? right : { kind: "negate", of: right };
    return { kind: positive ? "add" : "subtract", left, right };
  });
}
