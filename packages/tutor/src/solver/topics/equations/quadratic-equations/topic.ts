import {
  exactValue,
  numberNode,
  q,
  quotientIn,
  realRoots,
  sameValue,
  substitute,
} from "@dripstone/checker/mathematics";
import { degree, lettersOf, polynomialOf } from "../../../algebra/polynomial.ts";
import { expressionFrom, plainRelationOf, relationFrom, relationIn } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { defineTopic } from "../../../topic.ts";
import { differenceOf, type Method, type Quadratic } from "./problem.ts";
import words from "./words.json" with { type: "json" };
import { workQuadratic } from "./work.ts";

/** Quadratic equations in one letter: by factoring, by completing the square, by the formula; and the discriminant. */
export const quadraticEquations = defineTopic({
  name: "quadratic-equations",
  words,
  read: readQuadratic,
  work: workQuadratic,
  holds,
  similar: (problem): Quadratic => {
    const { letter: x } = problem.relation;
    const choices = [`${x}^2 - 7${x} + 10 = 0`, `${x}^2 + 2${x} - 15 = 0`].map(relationFrom);
    const isOther = (relation: Quadratic["relation"]) => !sameSides(relation, problem.relation);
    return { ...problem, relation: choices.find(isOther) ?? problem.relation };
  },
});

const methods: Record<Method, string> = { factoring: "by-factoring", square: "by-square", formula: "by-formula" };

/** What is made of the roots, or which of them is meant, others read. */
const isOfRoots =
  /\b(?:sum|product|difference|average|mean|larger|smaller|largest|smallest|greater|greatest|least)\b.{0,40}\b(?:roots?|solutions?|zeroe?s?)\b/i;

const told =
  "(without solving[ it| the equation],? |tell me |use the discriminant to |describe |determine |discuss |state |tell |find |classify |identify |give |what is |what's ){0,4}";
const kinds: Frames<Quadratic>[] = [
  [
    [
      `${told}[the ](nature|kind|kinds|type|types|number and type|number and nature|type and number|character) of [the ][real ](roots|solutions|zeros) (of|for|to) [the ][quadratic ][equation ]{e:formula}`,
      `[for |given ][the ][quadratic ][equation ]{e:formula},? ${told}[the ](nature|kind|kinds|type|types|number and type|number and nature) of [the |its ](roots|solutions)`,
      `${told}what (kind|type|kinds|types) of (roots|solutions) [(does|has) ][the ][quadratic ][equation ]{e:formula}[ have| has]`,
      `[for |given ][the ][quadratic ][equation ]{e:formula},? ${told}what (kind|type|kinds|types) of (roots|solutions) does (it|this equation|the equation) have`,
      "use the discriminant to (describe|classify) [the ](roots|solutions) (of|for|to) [the ][quadratic ][equation ]{e:formula}",
      "(不解方程,?|不求根,?|用判别式,?|利用(根的)?判别式,?|求|判断|判别|说明|指出|讨论|试|直接){0,4}[关于x的|下列]?[一元二次|1元2次|一元2次]?(方程)?{e:formula}的?[实数|实]?(根|解)的?情况[是|为]?",
    ],
    ({ e }) => kindAt(e),
  ],
];

function kindAt(e?: string): Quadratic | null {
  const answer = formulaAt(e);
  const relation = answer && plainRelationOf(answer);
  const difference = relation?.sign === "=" ? differenceOf(relation) : null;
  return relation && difference && degree(difference) === 2 ? { relation, method: null, wanted: "kind" } : null;
}

function readQuadratic(question: Question): Quadratic | null {
  const kind = readFrames(plainOf(question), kinds);
  if (kind) return kind;
  if (isOfRoots.test(question.text)) return null;
  const said = question.shape?.split(" ") ?? [];
  const asked = (["factoring", "square", "formula"] as const).filter((method) => said.includes(methods[method]));
  const [method = null, ...more] = asked;
  const isDiscriminant = said.includes("discriminant");
  const isCount = said.includes("count") && said.filter((word) => word === "count").length <= 2;
  const relation = isDiscriminant
    ? discriminantFor(question)
    : relationIn(question, [
        ...Object.values(methods),
        ...(method === "factoring" ? ["factor", "by"] : ["by"]),
        ...(isCount ? ["count"] : []),
      ]);
  const difference = relation && differenceOf(relation);
  if (relation?.sign !== "=" || more.length > 0 || !difference || degree(difference) !== 2) return null;
  return { relation, method, wanted: isDiscriminant ? "discriminant" : isCount ? "count" : "solutions" };
}

/** `the discriminant of x² + 3x + 1`, with or without `= 0`. */
function discriminantFor(question: Question): Quadratic["relation"] | null {
  const equation = relationIn(question, ["discriminant", "of"]);
  if (equation) return equation;
  const [formula, ...more] = question.formulas;
  const isAsked = question.shape?.split(" ").every((word) => ["#", "discriminant", "of", "what", "is"].includes(word));
  if (!isAsked || more.length > 0 || formula?.answer?.kind !== "expression") return null;
  const letters = lettersOf(polynomialOf(formula.answer.of) ?? []);
  const [letter] = letters;
  if (letters.length !== 1 || letter === undefined) return null;
  return { left: formula.answer.of, right: numberNode(q.ZERO), sign: "=", letter };
}

const sameSides = (a: Quadratic["relation"], b: Quadratic["relation"]) =>
  a.letter === b.letter && sameValue(a.left, b.left) && sameValue(a.right, b.right);

/** Each root is put in, and the grader's own search for roots has found as many. */
function holds({ relation: { left, right, letter }, wanted }: Quadratic, { key }: { key: string }): boolean {
  const found = quotientIn({ kind: "subtract", left, right }, letter);
  const roots = found && realRoots(found.num);
  if (!found || !roots) return false;
  const expected = roots.filter((root, index) => !roots.slice(0, index).some((earlier) => sameValue(earlier, root)));
  if (wanted === "count") return key === `${expected.length}`;
  if (wanted === "kind")
    return key === ["no real roots", "two equal real roots", "two different real roots"][expected.length];
  if (wanted === "discriminant") return discriminantHolds(key, expected.length);
  const given =
    key === "no real solutions" ? [] : key.split(" or ").map((part) => expressionFrom(part.replace(/^\w = /, "")));
  return (
    given.length === expected.length &&
    given.every((root) => root && sameValue(substitute(left, letter, root), substitute(right, letter, root))) &&
    expected.every((root) => given.some((other) => other && sameValue(root, other)))
  );
}

/** Its sign tells how many roots there are. */
function discriminantHolds(key: string, count: number): boolean {
  const node = expressionFrom(key);
  const value = node && exactValue(node);
  return value !== null && (value.num < 0n ? 0 : value.num === 0n ? 1 : 2) === count;
}
