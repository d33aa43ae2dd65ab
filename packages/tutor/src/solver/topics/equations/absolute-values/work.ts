import { exactValue, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { isolate, rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  degree,
  latexPolynomial,
  minus,
  type Polynomial,
  polynomialOf,
  scaled,
} from "../../../algebra/polynomial.ts";
import { latexNode, latexRelation, latexSign } from "../../../algebra/printing.ts";
import { plainRegion, type Stretch, saidRegion } from "../../../algebra/regions.ts";
import { flipped, type Relation } from "../../../algebra/relation.ts";
import type { Step, Working } from "../../../solution.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

export function workAbsolute(relation: Relation): Working<Code> | null {
  const found = isolate(relation, "absolute");
  const inside = found && polynomialOf(found.inside);
  if (!found || !inside) return null;
  const sign = found.by.num < 0n ? flipped[relation.sign] : relation.sign;
  const bars = `\\left|${latexNode(found.inside)}\\right|`;
  const alone = `${bars} ${latexSign(sign)} ${latexPolynomial(found.other)}`;
  const steps: Step<Code>[] = [];
  if (alone.replaceAll(/\s/g, "") !== latexRelation(relation).replaceAll(/\s/g, ""))
    steps.push({ code: "alone", values: { bars, after: alone } });
  const number = degree(found.other) === 0 ? coefficient(found.other, 0) : null;
  const region =
    sign === "="
      ? solutionsOf(relation, inside, found.other, number, steps)
      : number && between(inside, number, sign, steps, alone);
  if (!region) return null;
  const { letter } = relation;
  const said = saidRegion(region, letter);
  steps.push({ code: "answer", values: { result: said } });
  const shown = latexRelation(relation);
  const kind = sign === "=" ? "方程" : "不等式";
  const problem = { en: `solve $${shown}$ for $${letter}$`, ch: `解${kind} $${shown}$` };
  return { problem, steps, answer: { said, key: plainRegion(region, letter) } };
}

/** The two cases, of which each is put to the test: `|A| = B` only where B is not below 0. */
function solutionsOf(
  relation: Relation,
  inside: Polynomial,
  other: Polynomial,
  number: q.Rational | null,
  steps: Step<Code>[],
): Stretch[] | null {
  if (number && number.num < 0n) {
    steps.push({ code: "negative", values: { number: latexNumber(number) } });
    return [];
  }
  const opposite = scaled(other, q.rational(-1n));
  const left = latexPolynomial(inside);
  const [first, second] = [other, opposite].map((one) => `${left} = ${latexPolynomial(one)}`) as [string, string];
  steps.push(number?.num === 0n ? { code: "zero", values: { first } } : { code: "cases", values: { first, second } });
  const differences = [minus(inside, other), minus(inside, opposite)];
  // Where a case is always or never true, the solutions are no single numbers.
  if (differences.some((difference) => degree(difference) !== 1)) return null;
  const candidates = differences.flatMap((difference) => rationalZeros(difference) ?? []).sort(q.compare);
  const different = candidates.filter((value, index) => index === 0 || !q.same(value, candidates[index - 1] ?? value));
  const solutions = different.filter((value) => isSolution(relation, value));
  for (const value of different)
    if (!solutions.includes(value))
      steps.push({ code: "false-root", values: { value: `${relation.letter} = ${latexNumber(value)}` } });
  return solutions.map((value) => ({ from: value, to: value, closed: true }));
}

function isSolution({ left, right, letter }: Relation, value: q.Rational): boolean {
  const [a, b] = [left, right].map((side) => exactValue(substitute(side, letter, numberNode(value))));
  return a !== null && b !== null && a !== undefined && b !== undefined && q.same(a, b);
}

function between(
  inside: Polynomial,
  number: q.Rational,
  sign: Relation["sign"],
  steps: Step<Code>[],
  alone: string,
): Stretch[] | null {
  const isNear = sign === "<" || sign === "≤";
  const closed = sign === "≤" || sign === "≥";
  if (number.num < 0n || (number.num === 0n && closed !== isNear)) {
    steps.push({ code: isNear ? "never" : "always", values: { after: alone } });
    return isNear ? [] : [{ from: null, to: null, closed: false }];
  }
  const [slope, plain] = [coefficient(inside, 1), coefficient(inside, 0)];
  const ends = [q.negate(number), number]
    .flatMap((value) => q.divide(q.subtract(value, plain), slope) ?? [])
    .sort(q.compare);
  const [from, to] = ends;
  if (!from || !to) return null;
  const [left, c] = [latexPolynomial(inside), latexNumber(number)];
  const values = {
    left,
    number: c,
    low: latexNumber(q.negate(number)),
    sign: latexSign(sign),
    other: latexSign(flipped[sign]),
  };
  if (isNear) {
    steps.push(number.num === 0n ? { code: "zero", values: { first: `${left} = 0` } } : { code: "near", values });
    return [{ from, to, closed }];
  }
  steps.push({ code: "far", values });
  return [
    { from: null, to: from, closed },
    { from: to, to: null, closed },
  ];
}
