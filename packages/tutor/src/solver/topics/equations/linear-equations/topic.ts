import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { degree, minus, polynomialOf } from "../../../algebra/polynomial.ts";
import { type Relation, relationFrom, relationIn } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };
import { workLinear } from "./work.ts";

/** Equations in one letter whose squares, if there are any, cancel: solved by doing the same to both sides. */
export const linearEquations = defineTopic({
  name: "linear-equations",
  words,
  read: readLinear,
  work: workLinear,
  holds,
  similar: (problem) => {
    const [first, second] = similarTo(problem);
    const chosen = relationFrom(first);
    return JSON.stringify(shown(chosen)) === JSON.stringify(shown(problem)) ? relationFrom(second) : chosen;
  },
});

function readLinear(question: Question): Relation | null {
  const relation = relationIn(question);
  if (relation?.sign !== "=") return null;
  const [left, right] = [polynomialOf(relation.left), polynomialOf(relation.right)];
  return left && right && degree(minus(left, right)) <= 1 ? relation : null;
}

/** By the difference of the sides at three numbers, and by putting the solution in. */
function holds({ left, right, letter }: Relation, { key }: { key: string }): boolean {
  const difference = (at: q.Rational) => {
    const [a, b] = [left, right].map((side) => exactValue(substitute(side, letter, numberNode(at))));
    return a && b ? q.subtract(a, b) : null;
  };
  const [zero, one, two] = [0n, 1n, 2n].map((at) => difference(q.rational(at)));
  if (!zero || !one || !two || !q.same(q.subtract(two, one), q.subtract(one, zero))) return false;
  if (q.same(one, zero)) return key === (zero.num === 0n ? "all real numbers" : "no solution");
  const [, num, den = "1"] = /= (-?\d+)(?:\/(\d+))?$/.exec(key) ?? [];
  return num !== undefined && difference(q.rational(BigInt(num), BigInt(den)))?.num === 0n;
}

const shown = ({ left, right }: Relation) =>
  [left, right].map((side: Node) => polynomialOf(side)?.map(({ by }) => `${by.num}`));

/** Two equations of the same kind with whole solutions, of which one is surely another than the problem. */
function similarTo({ left, right, letter: x }: Relation): [string, string] {
  const parts = [left, right].map((side) => polynomialOf(side) ?? []);
  const hasFractions = parts.flat().some(({ by }) => by.den > 1n);
  if (hasFractions) return [`${x}/3 + 2 = 6`, `${x}/4 - 1 = 2`];
  if ([left, right].some((side) => side.kind === "multiply" && !polynomialIsTerm(side)))
    return [`2(${x} + 4) = 18`, `3(${x} - 2) = 15`];
  if (parts.every((side) => degree(side) > 0)) return [`5${x} + 2 = 3${x} + 14`, `7${x} - 4 = 4${x} + 11`];
  return [`4${x} + 7 = 31`, `6${x} - 5 = 25`];
}

const polynomialIsTerm = (node: Node) => (polynomialOf(node)?.length ?? 0) <= 1;
