import { q } from "@dripstone/checker/mathematics";
import { commonDenominator, latexNumber, latexOperand, plainNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  latexPolynomial,
  minus,
  type Polynomial,
  polynomialOf,
  scaled,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexRelation } from "../../../algebra/printing.ts";
import type { Relation } from "../../../algebra/relation.ts";
import { isSimplified } from "../../../algebra/simplified.ts";
import type { Step, Working } from "../../../solution.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

export function workLinear(problem: Relation): Working<Code> | null {
  const { letter } = problem;
  let [left, right] = [polynomialOf(problem.left), polynomialOf(problem.right)];
  if (!left || !right) return null;
  const steps: Step<Code>[] = [];
  const shown = () => `${latexPolynomial(left ?? [])} = ${latexPolynomial(right ?? [])}`;
  const problemSaid = {
    en: `solve $${latexRelation(problem)}$ for $${letter}$`,
    ch: `解方程 $${latexRelation(problem)}$`,
  };
  if (!isSimplified(problem.left) || !isSimplified(problem.right))
    steps.push({ code: "simplify", values: { before: latexRelation(problem), after: shown() } });
  const by = commonDenominator([...left, ...right].map((term) => term.by));
  if (by > 1n) {
    const times = q.rational(by);
    [left, right] = [scaled(left, times), scaled(right, times)];
    steps.push({ code: "clear", values: { by: `${by}`, after: shown() } });
  }
  const moved = termOf(right, 1);
  if (moved.length > 0) {
    [left, right] = [minus(left, moved), minus(right, moved)];
    steps.push({ code: signed("letters", moved), values: { term: sizeOf(moved), after: shown() } });
  }
  if (left.length === 0 || coefficient(left, 1).num === 0n) {
    const isTrue = minus(left, right).length === 0;
    steps.push({ code: isTrue ? "always" : "never", values: { after: shown(), letter } });
    const said = isTrue
      ? { en: "every number is a solution", ch: "所有实数都是方程的解" }
      : { en: "no solution", ch: "方程无解" };
    return { problem: problemSaid, steps, answer: { said, key: isTrue ? "all real numbers" : "no solution" } };
  }
  const plain = termOf(left, 0);
  if (plain.length > 0) {
    [left, right] = [minus(left, plain), minus(right, plain)];
    steps.push({ code: signed("constant", plain), values: { term: sizeOf(plain), after: shown() } });
  }
  const factor = coefficient(left, 1);
  const value = q.divide(coefficient(right, 0), factor) ?? q.ZERO;
  const result = `${letter} = ${latexNumber(value)}`;
  if (!q.same(factor, q.ONE)) steps.push({ code: "divide", values: { by: latexNumber(factor), after: result } });
  steps.push({ code: "check", values: { letter, value: latexOperand(value), before: latexRelation(problem) } });
  return { problem: problemSaid, steps, answer: { said: inBoth(result), key: `${letter} = ${plainNumber(value)}` } };
}

const termOf = (of: Polynomial, power: number) =>
  of.filter(({ powers }) => [...powers.values()].reduce((all, one) => all + one, 0) === power);

const signed = <Name extends string>(name: Name, [term]: Polynomial): `${Name}-${"added" | "subtracted"}` =>
  `${name}-${term && term.by.num < 0n ? "added" : "subtracted"}`;

const sizeOf = (of: Polynomial) => latexPolynomial(of.map((term) => ({ ...term, by: q.absolute(term.by) })));
