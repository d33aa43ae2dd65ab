import { numeratorOn } from "../algebra/lines.ts";
import { safePrimes } from "../arithmetic/primes.ts";
import { type Answer, lettersIn, type Node, type Sign, subtraction } from "../syntax/syntax.ts";
import { constantRatio } from "../values/ratios.ts";
import { sameValue } from "../values/same-value.ts";
import { fieldsOf } from "../values/sampling.ts";

export type Relation = Extract<Answer, { kind: "relation" }>;

/** `x = 3`: the name and its value. */
export type Solved = { name: string; value: Node };

export const isEquation = (relation: Relation) => relation.signs.every((sign) => sign === "=");

/** The equation as a name and a value that does not hold it; in a chain all values must be the same. */
export function solved(relation: Relation): Solved | null {
  if (!isEquation(relation)) return null;
  for (const name of relation.sides) {
    if (name.kind !== "letter") continue;
    const [value, ...others] = relation.sides.filter((side) => side !== name);
    if (!value || [value, ...others].some((side) => lettersIn(side).has(name.name))) continue;
    return others.every((other) => sameValue(value, other)) ? { name: name.name, value } : null;
  }
  return null;
}

/** Whether two equations have the same solutions, whatever stands on which side: `y = 2x` and `2x - y = 0`. */
export function sameEquation(key: Relation, given: Relation): boolean {
  const [a, b] = [key.sides, given.sides];
  if (a.length !== 2 || b.length !== 2 || !isEquation(key) || !isEquation(given)) return false;
  const [left, right] = a;
  const [first, second] = b;
  if (!left || !right || !first || !second) return false;
  if (sameValue(left, first) && sameValue(right, second)) return true;
  if (sameValue(left, second) && sameValue(right, first)) return true;
  return proportional(subtraction(left, right), subtraction(first, second));
}

/** The sign to use when the two sides change places. */
export const mirrored: Record<Sign, Sign> = { "=": "=", "≠": "≠", "<": ">", ">": "<", "≤": "≥", "≥": "≤" };

/**
 * For inequalities that are no set of numbers, such as those in two letters: whether one is the other times a number.
 */
export function sameInequality(key: Relation, given: Relation): boolean {
  const [a, b] = [key.sides, given.sides];
  const [[left, right], [first, second]] = [a, b];
  const [sign, other] = [key.signs[0], given.signs[0]];
  if (!left || !right || !first || !second || !sign || !other || a.length !== 2 || b.length !== 2) return false;
  if (sign === other && sameValue(left, first) && sameValue(right, second)) return true;
  if (sign === mirrored[other] && sameValue(left, second) && sameValue(right, first)) return true;
  const ratio = constantRatio(subtraction(left, right), subtraction(first, second));
  return ratio !== null && sign === (ratio.num > 0n ? other : mirrored[other]);
}

/** Whether both are 0 at the same places, each as often: their numerators in lowest terms are the same. */
function proportional(key: Node, given: Node): boolean {
  for (const prime of safePrimes) {
    const [field] = fieldsOf(prime);
    const [a, b] = field ? [numeratorOn(key, field), numeratorOn(given, field)] : [];
    if (a === "no-root" || b === "no-root") continue;
    if (typeof a !== "object" || typeof b !== "object") break;
    return a.length > 1 && a.length === b.length && a.every((value, index) => value === b[index]);
  }
  return constantRatio(key, given) !== null;
}
