import { checkAnswer } from "@dripstone/checker";
import {
  type Answer,
  asked,
  isConstant,
  latexOf,
  type Node,
  q,
  quotientIn,
  read,
  realRoots,
  sameValue,
  some,
} from "@dripstone/checker/mathematics";
import { minus, polynomialOf, samePolynomial, scaled } from "../solver/algebra/polynomial.ts";
import { latexRelation } from "../solver/algebra/printing.ts";
import { plainRelationOf, type Relation } from "../solver/algebra/relation.ts";
import { readQuestion } from "../solver/question.ts";
import { solve } from "../solver/solve.ts";
import { workInequality } from "../solver/topics/equations/inequalities/work.ts";

/** Whether a line says the same as the line before; null where nobody can tell. */
export function follows(before: Answer, after: Answer): boolean | null {
  if (before.kind === "expression" && after.kind === "expression") return sameValue(before.of, after.of);
  // `5 · 2 = 10` after `2 + 3 = 5` is another sum, and true by itself.
  if (after.kind === "relation" && after.sides.every(isConstant)) return true;
  // `2(x+3) = 2x+6` after `2(x+3)`.
  if (before.kind === "expression" && after.kind === "relation" && after.signs.every((sign) => sign === "="))
    return after.sides.every((side) => sameValue(before.of, side));
  const [one, two] = [relationsIn(before), relationsIn(after)];
  if (!one || !two)
    return [before, after].some(isInequality) ? sameRegion(before, after) : sameInLetters(before, after);
  if ([...one, ...two].every(({ sign }) => sign === "=")) return sameRoots(one, two);
  const [first, second] = [one, two].map((relations) =>
    relations.length === 1 ? workInequality(relations)?.answer.key : undefined,
  );
  return first === undefined || second === undefined ? sameRegion(before, after) : first === second;
}

/** `-5 < 2x + 3 < 7` and `-8 < 2x < 4`: as the grader judges them; it is told nothing of what can't be read back. */
function sameRegion(before: Answer, after: Answer): boolean | null {
  const [given, key] = [latexOf(after), latexOf(before)];
  const { verdict } = checkAnswer(given, { keys: [key], solving: "optional" });
  if (verdict === "equal" || verdict === "wrong-form") return true;
  return verdict === "different" ? false : null;
}

const isInequality = (answer: Answer): boolean =>
  answer.kind === "set"
    ? answer.parts.every(isInequality)
    : answer.kind === "relation" && answer.signs.every((sign) => sign !== "=" && sign !== "≠");

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
  for (const relation of relations) {
    const found = solvedFor(relation) ?? polynomialRoots(relation) ?? workedOut(relation);
    if (!found) return null;
    roots.push(...found);
  }
  return roots;
}

/** `x = (4 + √12)/2` */
const solvedFor = ({ left, right }: Relation): Node[] | null =>
  left.kind === "letter" && isConstant(right) ? [right] : right.kind === "letter" && isConstant(left) ? [left] : null;

function polynomialRoots({ left, right, letter }: Relation): Node[] | null {
  const found = quotientIn({ kind: "subtract", left, right }, letter);
  return found && found.den.length === 1 && found.num.length > 0 ? realRoots(found.num) : null;
}

/** An equation with bars, roots, or the letter below a line, as the solver solves it. */
function workedOut(relation: Relation): Node[] | null {
  const question = readQuestion(`solve ${latexRelation(relation)}`);
  const outcome = question && solve(question);
  if (outcome?.kind !== "solved") return null;
  const { key } = outcome.solution.answer;
  if (/^no /.test(key)) return [];
  const found = read(key, asked(null, { units: false }));
  const solutions = found.ok ? relationsIn(found.answer) : null;
  const roots = solutions?.map(solvedFor);
  return roots?.every((root) => root !== null) ? roots.flat() : null;
}

/** Whether what is done to an equation may bring in numbers that don't solve it: it has roots, or the letter below a line. */
export const mayGain = ({ left, right }: Relation): boolean =>
  [left, right].some((side) =>
    some(
      side,
      (part) => (part.kind === "root" && !isConstant(part.of)) || (part.kind === "divide" && !isConstant(part.right)),
    ),
  );

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
