import { q } from "@dripstone/checker/mathematics";
import { commonDenominator, latexNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  latexPolynomial,
  minus,
  type Polynomial,
  polynomialOf,
  product,
  scaled,
} from "../../../algebra/polynomial.ts";
import { latexRelation } from "../../../algebra/printing.ts";
import type { Relation } from "../../../algebra/relation.ts";
import { fractionSurd, latexSurd, plainSurd, rootOf, type Surd } from "../../../algebra/surds.ts";
import type { Step, Working } from "../../../solution.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** A larger constant has more divisors than anyone tries. */
const TRIED_MAX = 10_000n;

export function workCubic({ left, right, letter, ...sides }: Relation): Working<Code> | null {
  const [a, b] = [polynomialOf(left), polynomialOf(right)];
  const difference = a && b && minus(a, b);
  if (!difference) return null;
  const whole = scaled(difference, q.rational(commonDenominator(difference.map(({ by }) => by))));
  const root = rootIn(whole);
  if (!root) return null;
  const rest = restAfter(whole, root, letter);
  const factor = linear(root, letter);
  const others = zerosOf(rest);
  const multiplied = product(factor, rest);
  if (!others || !multiplied) return null;
  const standard = `${latexPolynomial(whole)} = 0`;
  const shown = latexRelation({ left, right, ...sides });
  const parts = { factor: latexPolynomial(factor), rest: latexPolynomial(rest) };
  const steps: Step<Code>[] = [
    ...(shown.replaceAll(/\s/g, "") === standard.replaceAll(/\s/g, "")
      ? []
      : [{ code: "standard" as const, values: { standard } }]),
    { code: "try", values: { letter, root: latexNumber(root), polynomial: latexPolynomial(whole) } },
    { code: "divide", values: { ...parts, polynomial: latexPolynomial(whole) } },
    others.length === 0
      ? { code: "noMore", values: { rest: parts.rest } }
      : { code: "rest", values: { rest: parts.rest, solutions: either(others, letter) } },
  ];
  const all = [fractionSurd(root), ...others];
  const roots = all.filter(
    (one, index) => !all.slice(0, index).some((earlier) => plainSurd(earlier) === plainSurd(one)),
  );
  return {
    problem: { en: `solve $${shown}$ for $${letter}$`, ch: `解方程 $${shown}$` },
    steps,
    answer: { said: either(roots, letter), key: roots.map((one) => `${letter} = ${plainSurd(one)}`).join(" or ") },
  };
}

const either = (roots: Surd[], letter: string) => {
  const all = roots.map((root) => `$${letter} = ${latexSurd(root)}$`);
  return { en: all.join(" or "), ch: all.join(" 或 ") };
};

/** Divisors of the last number over divisors of the first: no other fraction can be a root. The smallest ones are tried first. */
function rootIn(of: Polynomial): q.Rational | null {
  const [first, last] = [coefficient(of, 3).num, coefficient(of, 0).num];
  if (last === 0n) return q.ZERO;
  const [above, below] = [divisors(last), divisors(first)];
  if (!above || !below) return null;
  for (const den of below)
    for (const num of above)
      for (const sign of [1n, -1n]) {
        const candidate = q.rational(sign * num, den);
        if (valueAt(of, candidate).num === 0n) return candidate;
      }
  return null;
}

function divisors(number: bigint): bigint[] | null {
  const size = number < 0n ? -number : number;
  if (size > TRIED_MAX) return null;
  return Array.from({ length: Number(size) }, (_, index) => BigInt(index + 1)).filter((one) => size % one === 0n);
}

const valueAt = (of: Polynomial, at: q.Rational): q.Rational =>
  [3, 2, 1, 0].reduce((value, power) => q.add(q.multiply(value, at), coefficient(of, power)), q.ZERO);

/** With a root of p/q goes the factor qx - p. */
const linear = (root: q.Rational, letter: string): Polynomial =>
  inLetter([q.rational(-root.num), q.rational(root.den)], letter);

/** By Horner's scheme. */
function restAfter(of: Polynomial, root: q.Rational, letter: string): Polynomial {
  const a = coefficient(of, 3);
  const b = q.add(coefficient(of, 2), q.multiply(a, root));
  const c = q.add(coefficient(of, 1), q.multiply(b, root));
  return scaled(inLetter([c, b, a], letter), q.rational(1n, root.den));
}

const inLetter = (numbers: q.Rational[], letter: string): Polynomial =>
  numbers
    .map((by, power) => ({ by, powers: new Map(power > 0 ? [[letter, power]] : []) }))
    .filter(({ by }) => by.num !== 0n)
    .reverse();

/** None where the discriminant is below 0; null where it is too large. */
function zerosOf(rest: Polynomial): Surd[] | null {
  const [a, b, c] = [2, 1, 0].map((power) => coefficient(rest, power));
  if (!a || !b || !c) return null;
  const twice = q.multiply(q.rational(2n), a);
  const discriminant = q.subtract(q.multiply(b, b), q.multiply(q.multiply(q.rational(2n), twice), c));
  const middle = q.divide(q.negate(b), twice);
  const square = q.divide(discriminant, q.multiply(twice, twice));
  if (!middle || !square) return null;
  if (square.num < 0n) return [];
  const root = rootOf(square);
  if (!root) return null;
  if (root.by.num === 0n) {
    const zeros = [q.subtract(middle, root.plain), q.add(middle, root.plain)];
    return (root.plain.num === 0n ? zeros.slice(1) : zeros).map(fractionSurd);
  }
  return [q.negate(root.by), root.by].map((by) => ({ plain: middle, by, of: root.of }));
}
