import { quotientIn, realRoots, sameValue, substitute } from "@dripstone/checker/mathematics";
import { degree, minus, polynomialOf } from "../../../algebra/polynomial.ts";
import { latexRelation } from "../../../algebra/printing.ts";
import { expressionFrom, type Relation, relationFrom, relationIn } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };
import { workCubic } from "./work.ts";

/** Cubic equations in one letter with a root that is a fraction: divided by its factor, what is left is quadratic. */
export const cubicEquations = defineTopic({
  name: "cubic-equations",
  words,
  read: readCubic,
  work: workCubic,
  holds,
  similar: (relation) => {
    const { letter: x } = relation;
    return (
      [`${x}^3 - 4${x}^2 + ${x} + 6 = 0`, `${x}^3 - 2${x}^2 - 5${x} + 6 = 0`]
        .map(relationFrom)
        .find((other) => latexRelation(other) !== latexRelation(relation)) ?? relation
    );
  },
});

function readCubic(question: Question): Relation | null {
  const relation = relationIn(question, ["factor", "by-factoring", "by"]);
  if (relation?.sign !== "=") return null;
  const [left, right] = [polynomialOf(relation.left), polynomialOf(relation.right)];
  return left && right && degree(minus(left, right)) === 3 ? relation : null;
}

/** Each root is put in, and there are as many as the checker's own search finds. */
function holds({ left, right, letter }: Relation, { key }: { key: string }): boolean {
  const found = quotientIn({ kind: "subtract", left, right }, letter);
  const expected = found && realRoots(found.num);
  const given = key.split(" or ").map((part) => expressionFrom(part.replace(/^\w = /, "")));
  const roots = given.flatMap((root) => root ?? []);
  if (!expected || roots.length !== given.length) return false;
  const isRoot = roots.every((root) => sameValue(substitute(left, letter, root), substitute(right, letter, root)));
  const differ = roots.every((root, index) => !roots.slice(0, index).some((earlier) => sameValue(root, earlier)));
  return isRoot && differ && expected.every((root) => roots.some((other) => sameValue(root, other)));
}
