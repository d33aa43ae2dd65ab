import {
  exactValue,
  type Node,
  numberNode,
  q,
  quotientIn,
  realRoots,
  substitute,
} from "@dripstone/checker/mathematics";
import { rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { latexPolynomial, type Polynomial } from "../../../algebra/polynomial.ts";
import { latexRelation } from "../../../algebra/printing.ts";
import { type Relation, relationFrom, relationIn } from "../../../algebra/relation.ts";
import { dividedRow, leastCommonRow } from "../../../algebra/rows.ts";
import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Equations with the letter below a line: multiplied by the denominators, and each root put to the test. */
export const rationalEquations = defineTopic({
  name: "rational-equations",
  words,
  read: readRational,
  work: workRational,
  holds,
  similar: (relation) => {
    const { letter: x } = relation;
    return (
      [`12/${x} = 3`, `6/(${x} + 1) = 2`]
        .map(relationFrom)
        .find((other) => latexRelation(other) !== latexRelation(relation)) ?? relation
    );
  },
});

function readRational(question: Question): Relation | null {
  const relation = relationIn(question);
  const found = relation?.sign === "=" ? quotientOf(relation) : null;
  return relation && found && found.den.length > 1 && found.num.length > 1 && found.num.length <= 3 ? relation : null;
}

const difference = ({ left, right }: Relation) => ({ kind: "subtract", left, right }) as const;

/** Over the least common denominator of its terms: above may be 0 where a denominator is. */
function quotientOf(relation: Relation): { num: q.Rational[]; den: q.Rational[] } | null {
  const { letter } = relation;
  const whole = quotientIn(difference(relation), letter);
  const dens = [relation.left, relation.right].flatMap(termsOf).map((term) => quotientIn(term, letter)?.den);
  if (!whole) return null;
  const least = dens.reduce<q.Rational[]>((all, den) => (den ? leastCommonRow(all, den) : all), [q.ONE]);
  const { quotient: spare, rest } = dividedRow(whole.den, least);
  const { quotient: num, rest: over } = dividedRow(whole.num, spare);
  return rest.length === 0 && over.length === 0 ? { num, den: least } : { num: [...whole.num], den: [...whole.den] };
}

const termsOf = (of: Node): Node[] =>
  of.kind === "add" || of.kind === "subtract" ? [...termsOf(of.left), ...termsOf(of.right)] : [of];

function workRational(relation: Relation): Working<Code> | null {
  const { letter } = relation;
  const found = quotientOf(relation);
  if (!found) return null;
  const inLetter = (of: q.Rational[]): Polynomial =>
    of
      .map((by, power) => ({ by, powers: new Map(power > 0 ? [[letter, power]] : []) }))
      .filter(({ by }) => by.num !== 0n)
      .reverse();
  const above = inLetter(found.num);
  const candidates = rationalZeros(above);
  if (!candidates) return null;
  const given = latexRelation(relation);
  const steps: Step<Code>[] = [
    { code: "clear", values: { below: latexPolynomial(inLetter(found.den)), after: `${latexPolynomial(above)} = 0` } },
  ];
  const solutions = candidates.filter((value) => isSolution(relation, value));
  for (const value of candidates)
    steps.push({
      code: solutions.includes(value) ? "true-root" : "false-root",
      values: { value: `${letter} = ${latexNumber(value)}`, given },
    });
  const problem = { en: `solve $${given}$ for $${letter}$`, ch: `解方程 $${given}$` };
  if (solutions.length === 0)
    return { problem, steps, answer: { said: { en: "no solution", ch: "方程无解" }, key: "no solution" } };
  const said = solutions.map((value) => `$${letter} = ${latexNumber(value)}$`);
  const key = solutions.map((value) => `${letter} = ${plainNumber(value)}`).join(" or ");
  return { problem, steps, answer: { said: { en: said.join(" or "), ch: said.join(" 或 ") }, key } };
}

function isSolution({ left, right, letter }: Relation, value: q.Rational): boolean {
  const [a, b] = [left, right].map((side) => exactValue(substitute(side, letter, numberNode(value))));
  return a !== null && a !== undefined && b !== null && b !== undefined && q.same(a, b);
}

/** The grader's own roots of the numerator: those that make the equation true are just the ones of the answer. */
function holds(relation: Relation, { key }: { key: string }): boolean {
  const found = quotientIn(difference(relation), relation.letter);
  const roots = found && realRoots(found.num)?.map(exactValue);
  if (!roots || roots.includes(null)) return false;
  const truths = roots.flatMap((root) => (root && isSolution(relation, root) ? [plainNumber(root)] : []));
  const given = key === "no solution" ? [] : key.split(" or ").map((part) => part.replace(/^\w+ = /, ""));
  return [...new Set(truths)].sort().join() === given.sort().join();
}
