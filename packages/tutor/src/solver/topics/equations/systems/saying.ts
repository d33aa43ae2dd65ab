import { q } from "@dripstone/checker/mathematics";
import { latexNumber } from "../../../algebra/numbers.ts";
import { latexPolynomial, type Polynomial } from "../../../algebra/polynomial.ts";
import { constantOf } from "./problem.ts";
import type words from "./words.json";

export type Code = keyof typeof words.en;

/** The letters on the left, the number on the right. */
export function equationLatex(equation: Polynomial): string {
  const letters = equation.filter(({ powers }) => powers.size > 0);
  return `${latexPolynomial(letters)} = ${latexNumber(q.negate(constantOf(equation)))}`;
}
