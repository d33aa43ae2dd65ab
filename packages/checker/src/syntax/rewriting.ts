import { spend } from "../arithmetic/budget.ts";
import { type Answer, type Node, some } from "./syntax.ts";

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
