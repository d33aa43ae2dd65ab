import { lettersIn, type Node, sameValue } from "@dripstone/checker/mathematics";
import { polynomialOf } from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { defineTopic } from "../../../topic.ts";
import { monomialOf } from "./monomials.ts";
import words from "./words.json" with { type: "json" };
import { workExponents } from "./work.ts";

/** Products, quotients, and powers of powers: the laws of exponents. */
export const exponents = defineTopic({
  name: "exponents",
  words,
  read: readExponents,
  work: workExponents,
  holds: (of, { key }) => {
    const found = expressionFrom(key);
    return found !== null && sameValue(of, found);
  },
  similar: (of) =>
    ["\\frac{x^7}{x^3}", "(2x^3)^2"]
      .map(expressionFrom)
      .find((other) => other !== null && latexNode(other) !== latexNode(of)) ?? of,
});

const asks = /^(?:(?:what|simplify) )*simplify (?:what )*#$|^# simplify$|^what #$|^# what$|^#$/;

/** A single term; one that is a polynomial, too, is only read where it is asked to be simplified or holds a product. */
function readExponents({ shape, formulas: [formula] }: Question): Node | null {
  if (!shape || !asks.test(shape) || formula?.answer?.kind !== "expression" || formula.answer.unit) return null;
  const { of } = formula.answer;
  const term = lettersIn(of).size > 0 ? monomialOf(of) : null;
  if (!term || polynomialOf(of) !== null)
    return polynomialOf(of) !== null && term && !shape.includes("simplify") && isWork(of) ? of : null;
  return of;
}

/** `3xy` is a term; `(3x)(4x)` is a product of two. */
const isWork = (of: Node) =>
  (of.kind === "multiply" && (!of.implicit || of.right.kind === "multiply" || haveOneLetter(of.left, of.right))) ||
  (of.kind === "power" && of.base.kind !== "letter");

const haveOneLetter = (one: Node, other: Node): boolean => !lettersIn(one).isDisjointFrom(lettersIn(other));
