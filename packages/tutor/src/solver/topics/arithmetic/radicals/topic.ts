import { exactValue, isConstant, type Node, sameValue, some } from "@dripstone/checker/mathematics";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };
import { workRadicals } from "./work.ts";

/** Square roots of numbers: simplified, added, multiplied, and cleared from a denominator. */
export const radicals = defineTopic({
  name: "radicals",
  words,
  read: readRadicals,
  work: workRadicals,
  holds: (of, { key }) => {
    const found = expressionFrom(key);
    return found !== null && sameValue(of, found);
  },
  similar: (of) => {
    const choices = some(of, (inner) => inner.kind === "divide")
      ? ["6/√3", "10/√5"]
      : some(of, (inner) => inner.kind === "add" || inner.kind === "subtract")
        ? ["√8 + √18", "√12 + √27"]
        : ["√72", "√45"];
    return choices.map(expressionFrom).find((other) => other !== null && latexNode(other) !== latexNode(of)) ?? of;
  },
});

const asks = /^(?:(?:what|simplify|expand|is) )*#(?: (?:what|simplify))*$/;
const known = new Set<Node["kind"]>(["number", "negate", "add", "subtract", "multiply", "divide", "root", "power"]);

const POWER_MAX = 40;
/** Nobody expands it. */
function isHighPower(inner: Node): boolean {
  const exponent = inner.kind === "power" ? exactValue(inner.exponent) : null;
  return exponent !== null && exponent.num > BigInt(POWER_MAX) * exponent.den;
}

function readRadicals({ shape, formulas: [formula] }: Question): Node | null {
  if (!shape || !asks.test(shape) || formula?.answer?.kind !== "expression" || formula.answer.unit) return null;
  const { of } = formula.answer;
  const isRadical = isConstant(of) && exactValue(of) === null && some(of, (inner) => inner.kind === "root");
  if (isRadical && some(of, isHighPower)) return null;
  return isRadical && !some(of, (inner) => !known.has(inner.kind) || (inner.kind === "root" && inner.degree !== null))
    ? of
    : null;
}
