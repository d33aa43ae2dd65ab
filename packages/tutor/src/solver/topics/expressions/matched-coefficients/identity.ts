import { lettersIn, type Node } from "@dripstone/checker/mathematics";
import { lettersOf, polynomialOf } from "../../../algebra/polynomial.ts";
import { byPower, difference, solvedOneByOne } from "./conditions.ts";

/**
 * The letter for all of whose values an equation is meant: squared or more on both sides, and not asked for, as in `(x+3)(x-5) = x² + mx + n`.
 * Null where its coefficients do not tell the others.
 */
export function identityLetterOf(left: Node, right: Node, wanted: readonly Node[]): string | null {
  const [a, b] = [polynomialOf(left), polynomialOf(right)];
  if (!a || !b) return null;
  const asked = new Set(wanted.flatMap((node) => [...lettersIn(node)]));
  const found = lettersOf(a).filter((letter) => {
    const highest = [a, b].map((side) => Math.max(...byPower(side, letter).keys()));
    if (asked.has(letter) || highest.some((power) => power < 2)) return false;
    const values = solvedOneByOne([...byPower(difference(a, b), letter).values()]);
    return values !== null && asked.size > 0 && [...asked].every((one) => values.has(one));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
