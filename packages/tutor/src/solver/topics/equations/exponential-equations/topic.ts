import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { baseOfPower } from "../../../algebra/base-of-power.ts";
import { rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  constant,
  degree,
  latexPolynomial,
  minus,
  type Polynomial,
  polynomialOf,
  scaled,
  sum,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexRelation } from "../../../algebra/printing.ts";
import { type Relation, relationFrom, relationIn } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Equations such as `2^(x+1) = 32`, with powers of one number on both sides. */
export const exponentialEquations = defineTopic({
  name: "exponential-equations",
  words,
  read: readExponential,
  work: workExponential,
  holds: (relation, { key }) => {
    const [, num, den = "1"] = /= (-?\d+)(?:\/(\d+))?$/.exec(key) ?? [];
    if (num === undefined) return false;
    const at = numberNode(q.rational(BigInt(num), BigInt(den)));
    const [left, right] = [relation.left, relation.right].map((side) =>
      exactValue(substitute(side, relation.letter, at)),
    );
    // A power of a number above 1 takes each value once only.
    return left !== null && left !== undefined && right !== null && right !== undefined && q.same(left, right);
  },
  similar: (relation) => {
    const { letter: x } = relation;
    return (
      [`3^${x} = 81`, `2^${x} = 32`]
        .map(relationFrom)
        .find((other) => latexRelation(other) !== latexRelation(relation)) ?? relation
    );
  },
});

type Power = { base: bigint; exponent: Polynomial };

function readExponential(question: Question): Relation | null {
  const relation = relationIn(question);
  return relation?.sign === "=" && sidesOf(relation) ? relation : null;
}

/** Both sides as powers of the same smallest number. */
function sidesOf({ left, right }: Relation): [Power, Power] | null {
  const [a, b] = [powerOf(left), powerOf(right)];
  const isExponential = a !== null && b !== null && (degree(a.exponent) === 1 || degree(b.exponent) === 1);
  return isExponential && a.base === b.base && degree(minus(a.exponent, b.exponent)) === 1 ? [a, b] : null;
}

function powerOf(of: Node): Power | null {
  const value = exactValue(of);
  if (value) {
    const isBelow = value.num === 1n && value.den > 1n;
    const found = rootedPower(isBelow ? value.den : value.den === 1n ? value.num : 0n);
    return found && { base: found.base, exponent: constant(q.rational(isBelow ? -found.times : found.times)) };
  }
  if (of.kind === "multiply" || of.kind === "divide") {
    const [one, other] = [powerOf(of.left), powerOf(of.right)];
    if (!one || !other || one.base !== other.base) return null;
    const exponent = (of.kind === "divide" ? minus : sum)(one.exponent, other.exponent);
    return { base: one.base, exponent };
  }
  if (of.kind !== "power") return null;
  const [base, exponent] = [powerOf(of.base), polynomialOf(of.exponent)];
  const [times] = base?.exponent ?? [];
  return base && exponent && times && degree(exponent) === 1
    ? { base: base.base, exponent: scaled(exponent, times.by) }
    : null;
}

/** 81 as 3 to the power of 4. */
function rootedPower(value: bigint): { base: bigint; times: bigint } | null {
  if (value < 2n) return null;
  if (value > 1_000_000n) return baseOfPower(value);
  for (let times = 20n; times > 1n; times--) {
    const root = q.root(q.rational(value), times);
    if (root && root.num > 1n) return { base: root.num, times };
  }
  return { base: value, times: 1n };
}

function workExponential(relation: Relation): Working<Code> | null {
  const sides = sidesOf(relation);
  if (!sides) return null;
  const [left, right] = sides;
  const [value] = rationalZeros(minus(left.exponent, right.exponent)) ?? [];
  if (!value) return null;
  const { letter } = relation;
  const result = `${letter} = ${latexNumber(value)}`;
  const given = latexRelation(relation);
  const after = `${left.base}^{${latexPolynomial(left.exponent)}} = ${right.base}^{${latexPolynomial(right.exponent)}}`;
  const exponents = `${latexPolynomial(left.exponent)} = ${latexPolynomial(right.exponent)}`;
  return {
    problem: { en: `solve $${given}$ for $${letter}$`, ch: `解方程 $${given}$` },
    steps: [
      { code: "same-base", values: { given, base: `${left.base}`, after } },
      { code: "exponents", values: { exponents, result } },
    ],
    answer: { said: inBoth(result), key: `${letter} = ${plainNumber(value)}` },
  };
}
