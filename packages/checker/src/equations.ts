import { safePrimes } from "./primes.ts";
import { type Residue, residueOf } from "./residue.ts";
import { sameValue } from "./same-value.ts";
import { fieldsOf } from "./sampling.ts";
import { type Answer, lettersIn, type Node, subtraction } from "./syntax.ts";

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

/** Equal up to a factor that is never 0: the same curve, whatever side things stand on. */
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

/** Whether one is a number times the other, or their numerators are; only where remainders can decide. */
function proportional(key: Node, given: Node): boolean {
  for (const prime of safePrimes) {
    const pairs = fieldsOf(prime).map((field) => [residueOf(key, field), residueOf(given, field)] as const);
    const known = pairs.filter((pair): pair is readonly [Residue, Residue] =>
      pair.every((side) => typeof side !== "string"),
    );
    if (known.length < pairs.length) {
      if (pairs.flat().includes("no-root")) continue;
      return false;
    }
    const constantRatio = (part: (side: Residue, other: Residue) => bigint) => {
      const ratios = known.map(([a, b]) => [part(a, b), part(b, a)] as const);
      const [one, two] = ratios;
      if (!one || !two || ratios.flat().some((value) => value % prime === 0n)) return false;
      return (one[0] * two[1] - two[0] * one[1]) % prime === 0n;
    };
    if (known.flat().some((side) => side.den === 0n)) return false;
    return constantRatio((side) => side.num) || constantRatio((side, other) => side.num * other.den);
  }
  return false;
}
