import { exactValue, numberNode, q, quotientIn, realRoots, substitute } from "@dripstone/checker/mathematics";
import { isolate, rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { degree, latexPolynomial, minus, polynomialOf, product } from "../../../algebra/polynomial.ts";
import { latexNode, latexRelation } from "../../../algebra/printing.ts";
import { type Relation, relationFrom, relationIn } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Equations with one square root over the letter: squared, and each root put to the test. */
export const radicalEquations = defineTopic({
  name: "radical-equations",
  words,
  read: readRadical,
  work: workRadical,
  holds,
  similar: (relation) => {
    const { letter: x } = relation;
    const choices = [`\\sqrt{${x} + 5} = 4`, `\\sqrt{2${x} - 1} = 5`].map(relationFrom);
    return choices.find((other) => latexRelation(other) !== latexRelation(relation)) ?? relation;
  },
});

function readRadical(question: Question): Relation | null {
  const relation = relationIn(question);
  const found = relation?.sign === "=" ? isolate(relation, "root") : null;
  const inside = found && polynomialOf(found.inside);
  return found && inside && degree(inside) <= 2 && degree(found.other) <= 1 ? relation : null;
}

function workRadical(relation: Relation): Working<Code> | null {
  const found = isolate(relation, "root");
  const inside = found && polynomialOf(found.inside);
  const squared = found && product(found.other, found.other);
  if (!found || !inside || !squared) return null;
  const { letter } = relation;
  const [given, other] = [latexRelation(relation), latexPolynomial(found.other)];
  const alone = `\\sqrt{${latexNode(found.inside)}} = ${other}`;
  const steps: Step<Code>[] = [];
  if (alone.replaceAll(/\s/g, "") !== given.replaceAll(/\s/g, ""))
    steps.push({ code: "alone", values: { after: alone } });
  const problem = { en: `solve $${given}$ for $${letter}$`, ch: `解方程 $${given}$` };
  const none = {
    problem,
    steps,
    answer: { said: { en: "no real solutions", ch: "方程无实数解" }, key: "no solution" },
  };
  const number = polynomialNumber(found.other);
  if (number && number.num < 0n) {
    steps.push({ code: "negative", values: { number: latexNumber(number) } });
    return none;
  }
  const candidates = rationalZeros(minus(inside, squared));
  if (!candidates) return null;
  steps.push({ code: "square", values: { after: `${latexPolynomial(inside)} = ${latexPolynomial(squared)}` } });
  const listed = candidates.map((value) => `${letter} = ${latexNumber(value)}`).join(",\\ ");
  if (candidates.length > 0) steps.push({ code: "candidates", values: { candidates: listed } });
  const solutions = candidates.filter((value) => isSolution(relation, value));
  for (const value of candidates) {
    const shown = `${letter} = ${latexNumber(value)}`;
    steps.push({ code: solutions.includes(value) ? "true-root" : "false-root", values: { value: shown, given } });
  }
  if (solutions.length === 0) return none;
  const said = solutions.map((value) => `$${letter} = ${latexNumber(value)}$`);
  const key = solutions.map((value) => `${letter} = ${plainNumber(value)}`).join(" or ");
  return { problem, steps, answer: { said: { en: said.join(" or "), ch: said.join(" 或 ") }, key } };
}

const polynomialNumber = (of: ReturnType<typeof polynomialOf>) =>
  of && degree(of) === 0 ? (of[0]?.by ?? q.ZERO) : null;

function isSolution({ left, right, letter }: Relation, value: q.Rational): boolean {
  const [a, b] = [left, right].map((side) => exactValue(substitute(side, letter, numberNode(value))));
  return a !== null && a !== undefined && b !== null && b !== undefined && q.same(a, b);
}

/** The grader's own roots of the squared equation: those that make the equation true are just the ones of the answer. */
function holds(relation: Relation, { key }: { key: string }): boolean {
  const found = isolate(relation, "root");
  const inside = found && quotientIn(found.inside, relation.letter);
  const squared = found && product(found.other, found.other);
  if (!inside || !squared) return false;
  const plus = (power: number) =>
    q.subtract(
      inside.num[power] ?? q.ZERO,
      squared.find(({ powers }) => (powers.get(relation.letter) ?? 0) === power)?.by ?? q.ZERO,
    );
  const polynomial = [0, 1, 2].map(plus);
  while (polynomial.at(-1)?.num === 0n) polynomial.pop();
  const roots = realRoots(polynomial)?.map(exactValue);
  if (!roots || roots.includes(null) || inside.den.length !== 1) return false;
  const truths = roots.flatMap((root) => (root && isSolution(relation, root) ? [plainNumber(root)] : []));
  const given = key === "no solution" ? [] : key.split(" or ").map((part) => part.replace(/^\w+ = /, ""));
  return [...new Set(truths)].sort().join() === given.sort().join();
}
