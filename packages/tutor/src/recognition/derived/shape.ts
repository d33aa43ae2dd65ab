import { type Answer, childrenOf, exactValue, type Node, type q } from "@dripstone/checker/mathematics";

/** A formula without its numbers, and those, in order; a power's exponent is part of the shape. */
export type Shaped = { shape: string; numbers: q.Rational[] };

export function shapeOfAnswer(answer: Answer): Shaped | null {
  switch (answer.kind) {
    case "expression":
      return shapeOf(answer.of);
    case "ratio":
      return joined("ratio", answer.parts.map(shapeOf));
    case "relation":
      return joined(`relation${answer.signs.join("")}`, answer.sides.map(shapeOf));
    case "tuple":
      return joined("tuple", answer.parts.map(shapeOfAnswer));
    case "set":
      return joined("list", answer.parts.map(shapeOfAnswer));
    default:
      return null;
  }
}

export function shapeOf(node: Node): Shaped {
  const value = isPlainNumber(node) ? exactValue(node) : null;
  if (value) return { shape: "#", numbers: [value] };
  if (node.kind === "letter") return { shape: "x", numbers: [] };
  const name = "name" in node ? node.name : "";
  if (node.kind === "power") {
    const [base, exponent] = [shapeOf(node.base), shapeOf(node.exponent)];
    return { shape: `power(${base.shape}^${exponent.numbers.map(({ num }) => num).join()})`, numbers: base.numbers };
  }
  return joined(`${node.kind}${name}`, childrenOf(node).map(shapeOf)) as Shaped;
}

/** 7, -7 or 3.5, and no fraction. */
const isPlainNumber = (node: Node): boolean =>
  node.kind === "number" || (node.kind === "negate" && node.of.kind === "number");

function joined(name: string, parts: readonly (Shaped | null)[]): Shaped | null {
  const all = parts.filter((part) => part !== null);
  if (all.length < parts.length) return null;
  return { shape: `${name}(${all.map(({ shape }) => shape).join()})`, numbers: all.flatMap(({ numbers }) => numbers) };
}
