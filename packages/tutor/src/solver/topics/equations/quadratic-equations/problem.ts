import { q } from "@dripstone/checker/mathematics";
import { commonDenominator } from "../../../algebra/numbers.ts";
import { coefficient, minus, type Polynomial, polynomialOf, scaled } from "../../../algebra/polynomial.ts";
import type { Relation } from "../../../algebra/relation.ts";

export type Method = "factoring" | "square" | "formula";

/** `method` is null where the student asks for none. */
export type Quadratic = {
  relation: Relation;
  method: Method | null;
  /** `kind`: whether the roots are different, equal, or not real. */
  wanted: "solutions" | "discriminant" | "count" | "kind";
};

/** `ax² + bx + c = 0` with whole numbers, the first above 0. */
export type Standard = { a: bigint; b: bigint; c: bigint };

/** All terms on one side; null where the equation is no quadratic one. */
export function differenceOf({ left, right }: Relation): Polynomial | null {
  const [a, b] = [polynomialOf(left), polynomialOf(right)];
  return a && b && minus(a, b);
}

/** By the letter's powers; divided by what all numbers have in common. */
export function standardOf(difference: Polynomial): Standard {
  const scale = q.rational(commonDenominator(difference.map(({ by }) => by)));
  const whole = [2, 1, 0].map((power) => coefficient(scaled(difference, scale), power).num);
  const [a = 1n, b = 0n, c = 0n] = whole;
  const common = whole.reduce(q.gcd, 0n) * (a < 0n ? -1n : 1n);
  return { a: a / common, b: b / common, c: c / common };
}

export const discriminantOf = ({ a, b, c }: Standard) => b * b - 4n * a * c;

export const wholeRoot = (value: bigint) => q.root(q.rational(value), 2n)?.num ?? null;
