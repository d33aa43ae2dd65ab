import { q } from "@dripstone/checker/mathematics";
import { latexNumber } from "../../../algebra/numbers.ts";
import { coefficient, latexPolynomial, minus, polynomialOf, scaled } from "../../../algebra/polynomial.ts";
import { latexRelation, latexSign } from "../../../algebra/printing.ts";
import { type Stretch, saidRegion } from "../../../algebra/regions.ts";
import type { Relation } from "../../../algebra/relation.ts";
import type { Step } from "../../../solution.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

const everything: Stretch = { from: null, to: null, closed: false };

/** A quadratic inequality: where its parabola, opened upward, is above or below the axis. Null for irrational zeros. */
export function workBySigns(relation: Relation): { steps: Step<Code>[]; region: Stretch[] } | null {
  const [left, right] = [polynomialOf(relation.left), polynomialOf(relation.right)];
  if (!left || !right) return null;
  const difference = minus(left, right);
  const isDown = coefficient(difference, 2).num < 0n;
  const upward = isDown ? scaled(difference, q.rational(-1n)) : difference;
  const isAbove = (relation.sign === ">" || relation.sign === "≥") !== isDown;
  const closed = relation.sign === "≤" || relation.sign === "≥";
  const sign = isAbove ? (closed ? "≥" : ">") : closed ? "≤" : "<";
  const after = `${latexPolynomial(upward)} ${latexSign(sign)} 0`;
  const steps: Step<Code>[] = [];
  if (after.replaceAll(/\s/g, "") !== latexRelation(relation).replaceAll(/\s/g, ""))
    steps.push({ code: "one-side", values: { after } });
  const [a, b, c] = [2, 1, 0].map((power) => coefficient(upward, power));
  if (!a || !b || !c) return null;
  const discriminant = q.subtract(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, c)));
  if (discriminant.num < 0n) {
    steps.push({ code: isAbove ? "above-axis" : "never-below", values: { after } });
    return { steps, region: isAbove ? [everything] : [] };
  }
  const root = q.root(discriminant, 2n);
  const twice = q.multiply(q.rational(2n), a);
  if (!root) return null;
  const [from, to] = [q.negate(root), root].map((one) => q.divide(q.subtract(one, b), twice));
  if (!from || !to) return null;
  const region = regionOf(from, to, isAbove, closed);
  const zeros = q.same(from, to) ? latexNumber(from) : `${latexNumber(from)},\\ ${latexNumber(to)}`;
  const { letter } = relation;
  steps.push({ code: "zeros", values: { left: latexPolynomial(upward), zeros, letter } });
  steps.push({ code: isAbove ? "outside" : "between", values: { after, result: saidRegion(region, letter) } });
  return { steps, region };
}

function regionOf(from: q.Rational, to: q.Rational, isAbove: boolean, closed: boolean): Stretch[] {
  if (!isAbove) return q.same(from, to) && !closed ? [] : [{ from, to, closed }];
  if (q.same(from, to) && closed) return [everything];
  return [
    { from: null, to: from, closed },
    { from: to, to: null, closed },
  ];
}
