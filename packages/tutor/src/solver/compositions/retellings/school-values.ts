import { exactValue, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { expressionFrom } from "../../algebra/relation.ts";

/** The value of a formula with numbers for its letters; null where a letter is left. */
export function valueAt(text: string, at: Record<string, number | q.Rational>): q.Rational | null {
  let node = expressionFrom(text);
  for (const [letter, value] of Object.entries(at))
    node = node && substitute(node, letter, numberNode(typeof value === "number" ? q.rational(BigInt(value)) : value));
  return node && exactValue(node);
}

/** `3x + 2y = k` as the formula that is 0. */
export function leftAndRight(equation: string): string | null {
  const [left, right, ...more] = equation.split("=");
  return left && right && more.length === 0 ? `(${left})-(${right})` : null;
}

const minus = q.subtract;

/** The solution of two linear equations in x and y, with a number for the letter k. */
export function solutionAt(equations: string[], x: string, y: string, k: string, value: number) {
  const rows = equations.map((one) => {
    const at = (first: number, second: number) => valueAt(one, { [x]: first, [y]: second, [k]: value });
    const [none, a, b, both] = [at(0, 0), at(1, 0), at(0, 1), at(2, 3)];
    if (!none || !a || !b || !both) return null;
    const [p, r] = [minus(a, none), minus(b, none)];
    const linear = q.add(none, q.add(q.multiply(p, q.rational(2n)), q.multiply(r, q.rational(3n))));
    return q.same(linear, both) ? { p, r, c: minus(q.ZERO, none) } : null;
  });
  const [first, second] = rows;
  if (!first || !second) return null;
  const cross = (a: q.Rational, b: q.Rational, c: q.Rational, d: q.Rational) =>
    minus(q.multiply(a, d), q.multiply(b, c));
  const whole = cross(first.p, first.r, second.p, second.r);
  const [one, other] = [
    q.divide(cross(first.c, first.r, second.c, second.r), whole),
    q.divide(cross(first.p, first.c, second.p, second.c), whole),
  ];
  return whole.num !== 0n && one && other ? { [x]: one, [y]: other, [k]: q.rational(BigInt(value)) } : null;
}

/** What a formula of the solution is in the letter k: its value at 0, and what each more of k adds; null where that changes. */
export function inLetter(equations: string[], of: string, [x, y, k]: [string, string, string]) {
  const values = [0, 1, 2, 5].map((value) => {
    const solution = solutionAt(equations, x, y, k, value);
    return solution && valueAt(of, solution);
  });
  const [zero, one, two, five] = values;
  if (!zero || !one || !two || !five) return null;
  const slope = minus(one, zero);
  const isStraight = [
    [two, 2n],
    [five, 5n],
  ].every(([value, times]) => q.same(value as q.Rational, q.add(zero, q.multiply(slope, q.rational(times as bigint)))));
  return isStraight && slope.num !== 0n ? { start: zero, slope } : null;
}
