import type { Answer } from "@dripstone/checker/mathematics";
import { degree, minus, polynomialOf } from "../../../algebra/polynomial.ts";
import { agreesWith } from "../../../algebra/regions.ts";
import { flipped, plainRelationOf, type Relation, relationFrom, relationIn } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };
import { workInequality } from "./work.ts";

/** Inequalities in one letter, also chains (`1 < 2x + 3 ≤ 9`) and quadratic ones. */
export const inequalities = defineTopic({
  name: "inequalities",
  words,
  read: readInequality,
  work: workInequality,
  holds: (relations, { key }) => agreesWith(relations, key),
  similar: (relations) => {
    const letter = relations[0]?.letter ?? "x";
    const isQuadratic = relations.some((relation) => degreeOf(relation) === 2);
    const choices = isQuadratic
      ? [`${letter}^2 - 4${letter} + 3 > 0`, `${letter}^2 - 4 < 0`]
      : [`3${letter} - 4 < 11`, `5${letter} + 1 ≥ 16`];
    const [first = "", second = ""] = choices;
    const chosen = relationFrom(first);
    const isSame = relations.some(
      ({ left, right }) => JSON.stringify([left, right], plain) === JSON.stringify([chosen.left, chosen.right], plain),
    );
    return [isSame ? relationFrom(second) : chosen];
  },
});

const plain = (_: string, value: unknown) => (typeof value === "bigint" ? `${value}` : value);

export function readInequality(question: Question): Relation[] | null {
  const relations = partsIn(question) ?? [relationIn(question)].filter((relation) => relation !== null);
  const [first] = relations;
  if (!first || relations.some(({ sign, letter }) => sign === "=" || sign === "≠" || letter !== first.letter))
    return null;
  const degrees = relations.map(degreeOf);
  if (degrees.some((one) => one === null || one > 2)) return null;
  return relations.length > 1 && degrees.includes(2) ? null : relations;
}

function degreeOf({ left, right }: Relation): number | null {
  const [a, b] = [polynomialOf(left), polynomialOf(right)];
  return a && b && degree(minus(a, b));
}

/** The parts of `1 < 2x + 3 ≤ 9`, or of several inequalities that must hold together; null for a single one. */
function partsIn({ shape, formulas }: Question): Relation[] | null {
  if (!shape?.split(" ").every((word) => ["#", "solve", "what", "and", "system"].includes(word))) return null;
  const answers = formulas.flatMap(({ answer }) =>
    answer?.kind === "set" && answer.written !== "or" ? answer.parts : [answer],
  );
  const parts = answers.flatMap((answer) => (answer?.kind === "relation" && !answer.unit ? pairsOf(answer) : []));
  const relations = parts.map(plainRelationOf).filter((relation) => relation !== null);
  const isWhole = relations.length === parts.length && answers.every((answer) => answer?.kind === "relation");
  return isWhole && relations.length > 1 && relations.length <= 3 ? relations : null;
}

/** The middle first: `1 < 2x + 3` is `2x + 3 > 1`. */
function pairsOf({ sides, signs }: Extract<Answer, { kind: "relation" }>): Answer[] {
  return signs.flatMap((sign, index): Answer[] => {
    const [left, right] = [sides[index], sides[index + 1]];
    if (!left || !right) return [];
    const turned = index === 0 && signs.length > 1;
    return [
      {
        kind: "relation",
        sides: turned ? [right, left] : [left, right],
        signs: [turned ? flipped[sign] : sign],
        unit: null,
      },
    ];
  });
}
