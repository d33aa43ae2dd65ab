import {
  type Answer,
  isConstant,
  type Node,
  q,
  quotientIn,
  realRoots,
  sameValue,
} from "@dripstone/checker/mathematics";
import { minus, polynomialOf, samePolynomial, scaled } from "../solver/algebra/polynomial.ts";
import { plainRelationOf, type Relation } from "../solver/algebra/relation.ts";
import { workInequality } from "../solver/topics/inequalities/work.ts";

/** Whether a line says the same as the line before; null where nobody can tell. */
export function follows(before: Answer, after: Answer): boolean | null {
  if (before.kind === "expression" && after.kind === "expression") return sameValue(before.of, after.of);
  // `5 · 2 = 10` after `2 + 3 = 5` is another sum, and true by itself.
  if (after.kind === "relation" && after.sides.every(isConstant)) return true;
  // `2(x+3) = 2x+6` after `2(x+3)`.
  if (before.kind === "expression" && after.kind === "relation" && after.signs.every((sign) => sign === "="))
    return after.sides.every((side) => sameValue(before.of, side));
  const [one, two] = [relationsIn(before), relationsIn(after)];
  if (!one || !two) return sameInLetters(before, after);
  if ([...one, ...two].every(({ sign }) => sign === "=")) return sameRoots(one, two);
  const [first, second] = [one, two].map((relations) =>
    relations.length === 1 ? workInequality(relations)?.answer.key : undefined,
  );
  return first === undefined || second === undefined ? null : first === second;
}

/** Equations that hold in turn: `x = 2 or x = 3`; null for what is none in one letter. */
export function relationsIn(answer: Answer): Relation[] | null {
  const parts = answer.kind === "set" ? answer.parts : [answer];
  const relations = parts.map(plainRelationOf).filter((relation) => relation !== null);
  const [first] = relations;
  return first && relations.length === parts.length && relations.every(({ letter }) => letter === first.letter)
    ? relations
    : null;
}

function sameRoots(one: Relation[], two: Relation[]): boolean | null {
  if (one[0]?.letter !== two[0]?.letter) return null;
  const [a, b] = [rootsOf(one), rootsOf(two)];
  if (!a || !b) return null;
  return isWithin(a, b) && isWithin(b, a);
}

export const isWithin = (some: Node[], all: Node[]) =>
  some.every((root) => all.some((other) => sameValue(root, other)));

/** Every real number that makes one of the equations true; null where they can't be written down, or are no single numbers. */
export function rootsOf(relations: Relation[]): Node[] | null {
  const roots: Node[] = [];
  for (const { left, right, letter } of relations) {
    const found = quotientIn({ kind: "subtract", left, right }, letter);
    const zeros = found && found.den.length === 1 && found.num.length > 0 ? realRoots(found.num) : null;
    if (!zeros) return null;
    roots.push(...zeros);
  }
  return roots;
}

/** Equations in several letters: the one a multiple of the other. */
function sameInLetters(before: Answer, after: Answer): boolean | null {
  const [a, b] = [differenceIn(before), differenceIn(after)];
  if (!a || !b) return null;
  const [first, second] = [a[0], b[0]];
  const ratio = first && second ? q.divide(second.by, first.by) : null;
  return ratio !== null && samePolynomial(scaled(a, ratio), b);
}

function differenceIn(answer: Answer) {
  if (answer.kind !== "relation" || answer.signs.join() !== "=") return null;
  const [left, right] = answer.sides.map(polynomialOf);
  return left && right ? minus(left, right) : null;
}
