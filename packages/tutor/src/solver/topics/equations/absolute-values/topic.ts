import { isolate } from "../../../algebra/isolate.ts";
import { degree, polynomialOf } from "../../../algebra/polynomial.ts";
import { latexRelation } from "../../../algebra/printing.ts";
import { agreesWith } from "../../../algebra/regions.ts";
import { type Relation, relationFrom, relationIn } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };
import { workAbsolute } from "./work.ts";

/** Equations and inequalities with the absolute value of a linear expression. */
export const absoluteValues = defineTopic({
  name: "absolute-values",
  words,
  read: readAbsolute,
  work: workAbsolute,
  holds: (relation, { key }) => agreesWith([relation], key),
  similar: (relation) => {
    const { letter: x, sign } = relation;
    const written = sign === "=" ? "=" : sign;
    const choices = [`|${x} - 4| ${written} 6`, `|2${x} + 1| ${written} 9`].map(relationFrom);
    return choices.find((other) => latexRelation(other) !== latexRelation(relation)) ?? relation;
  },
});

function readAbsolute(question: Question): Relation | null {
  const relation = relationIn(question);
  const found = relation && relation.sign !== "≠" ? isolate(relation, "absolute") : null;
  const inside = found && polynomialOf(found.inside);
  if (!relation || !found || !inside || degree(inside) !== 1 || degree(found.other) > 1) return null;
  return relation.sign !== "=" && degree(found.other) > 0 ? null : relation;
}
