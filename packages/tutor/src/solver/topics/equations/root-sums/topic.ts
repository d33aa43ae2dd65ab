import {
  childrenOf,
  exactValue,
  isConstant,
  type Node,
  numberNode,
  q,
  sameValue,
  substitute,
} from "@dripstone/checker/mathematics";
import { rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  degree,
  latexPolynomial,
  minus,
  type Polynomial,
  polynomialOf,
  product,
  scaled,
  sum,
} from "../../../algebra/polynomial.ts";
import { latexNode, latexRelation } from "../../../algebra/printing.ts";
import { type Relation, relationFrom, relationIn } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { replaced } from "../../arithmetic/arithmetic/reduce.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** `p√a + r√b + rest = 0`. */
type Roots = { p: q.Rational; a: Polynomial; r: q.Rational; b: Polynomial; rest: Polynomial; shown: [string, string] };

/** Equations with two square roots over the letter: squared until no root is left, and each root put to the test. */
export const rootSums = defineTopic<Relation, Code>({
  name: "root-sums",
  words,
  read: (question: Question) => {
    const relation = relationIn(question);
    return relation?.sign === "=" && rootsOf(relation) ? relation : null;
  },
  work: workRoots,
  holds: areAll,
  similar: (relation) => {
    const { letter: x } = relation;
    const choices = [`\\sqrt{${x} + 5} + \\sqrt{${x}} = 5`, `\\sqrt{${x} + 8} - \\sqrt{${x}} = 2`].map(relationFrom);
    return choices.find((other) => latexRelation(other) !== latexRelation(relation)) ?? relation;
  },
});

function rootsOf({ left, right }: Relation): Roots | null {
  const difference: Node = { kind: "subtract", left, right };
  const [one, other, ...more] = partsOf(difference);
  if (one?.kind !== "root" || other?.kind !== "root" || one.degree || other.degree || more.length > 0) return null;
  const [a, b] = [polynomialOf(one.of), polynomialOf(other.of)];
  // The second one first: putting one in makes the others anew.
  const at = (first: bigint, second: bigint) => {
    const left = replaced(difference, other, numberNode(q.rational(second)));
    return polynomialOf(replaced(left, partsOf(left)[0] ?? one, numberNode(q.rational(first))));
  };
  const [rest, withOne, withOther, withBoth] = [at(0n, 0n), at(1n, 0n), at(0n, 1n), at(2n, 3n)];
  if (!a || !b || !rest || !withOne || !withOther || !withBoth) return null;
  const [p, r] = [numberIn(minus(withOne, rest)), numberIn(minus(withOther, rest))];
  if (!p || !r || degree(a) !== 1 || degree(b) !== 1 || degree(rest) > 1) return null;
  const linear = sum(
    sum(scaled(minus(withOne, rest), q.rational(2n)), scaled(minus(withOther, rest), q.rational(3n))),
    rest,
  );
  if (minus(withBoth, linear).length > 0) return null;
  return { p, a, r, b, rest, shown: [latexNode(one), latexNode(other)] };
}

const partsOf = (of: Node): Node[] => (of.kind === "root" && !isConstant(of) ? [of] : childrenOf(of).flatMap(partsOf));

/** A number other than 0. */
const numberIn = (of: Polynomial): q.Rational | null =>
  of.length === 1 && degree(of) === 0 ? (of[0]?.by ?? null) : null;

/** What is left after squaring twice: 4p²r²ab = (rest² - p²a - r²b)². */
function withoutRoots({ p, a, r, b, rest }: Roots): { once: Polynomial; after: Polynomial } | null {
  const [pp, rr] = [q.multiply(p, p), q.multiply(r, r)];
  const square = product(rest, rest);
  const once = square && minus(minus(square, scaled(a, pp)), scaled(b, rr));
  const [ab, twice] = [product(a, b), once && product(once, once)];
  if (!once || !ab || !twice) return null;
  const after = minus(scaled(ab, q.multiply(q.rational(4n), q.multiply(pp, rr))), twice);
  return { once, after };
}

function workRoots(relation: Relation): Working<Code> | null {
  const roots = rootsOf(relation);
  const squared = roots && withoutRoots(roots);
  if (!roots || !squared) return null;
  const { letter } = relation;
  const given = latexRelation(relation);
  // √a = √b is squared once only, as p²a = r²b.
  const isOnce = roots.rest.length === 0;
  const after = isOnce
    ? minus(scaled(roots.a, q.multiply(roots.p, roots.p)), scaled(roots.b, q.multiply(roots.r, roots.r)))
    : squared.after;
  const candidates = after.length > 0 && degree(after) <= 2 ? rationalZeros(after) : null;
  if (!candidates) return null;
  const steps: Step<Code>[] = [
    { code: isOnce ? "once" : "twice", values: { given, after: `${latexPolynomial(after)} = 0` } },
  ];
  if (candidates.length > 0)
    steps.push({
      code: "candidates",
      values: { candidates: candidates.map((value) => `${letter} = ${latexNumber(value)}`).join(",\\ ") },
    });
  const solutions = candidates.filter((value) => isSolution(relation, value));
  for (const value of candidates)
    steps.push({
      code: solutions.includes(value) ? "true-root" : "false-root",
      values: { value: `${letter} = ${latexNumber(value)}`, given },
    });
  const problem = { en: `solve $${given}$ for $${letter}$`, ch: `解方程 $${given}$` };
  if (solutions.length === 0)
    return { problem, steps, answer: { said: { en: "no real solutions", ch: "方程无实数解" }, key: "no solution" } };
  const said = solutions.map((value) => `$${letter} = ${latexNumber(value)}$`);
  const key = solutions.map((value) => `${letter} = ${plainNumber(value)}`).join(" or ");
  return { problem, steps, answer: { said: { en: said.join(" or "), ch: said.join(" 或 ") }, key } };
}

function isSolution(relation: Relation, value: q.Rational): boolean {
  const { left, right, letter } = relation;
  const at = (of: Node) => substitute(of, letter, numberNode(value));
  const areReal = [left, right].flatMap(partsOf).every((part) => {
    const inside = part.kind === "root" ? exactValue(at(part.of)) : null;
    return !!inside && inside.num >= 0n;
  });
  return areReal && sameValue(at(left), at(right)) === true;
}

const SCAN_TO = 1000;

/** Both sides are compared all along the line: they change places only at the numbers of the answer. */
function areAll(relation: Relation, { key }: { key: string }): boolean {
  const roots = rootsOf(relation);
  if (!roots) return false;
  const given = key === "no solution" ? [] : key.split(" or ").map((part) => fractionOf(part.replace(/^\w+ = /, "")));
  if (!given.every((value) => isSolution(relation, value))) return false;
  const numbers = given.map(({ num, den }) => Number(num) / Number(den));
  const at = (of: Polynomial, x: number) =>
    of.reduce(
      (all, { powers, by }) =>
        all + (Number(by.num) / Number(by.den)) * (powers.size > 0 ? x ** ([...powers.values()][0] ?? 0) : 1),
      0,
    );
  const differenceAt = (x: number) =>
    (Number(roots.p.num) / Number(roots.p.den)) * Math.sqrt(at(roots.a, x)) +
    (Number(roots.r.num) / Number(roots.r.den)) * Math.sqrt(at(roots.b, x)) +
    at(roots.rest, x);
  let before: { x: number; is: number } | null = null;
  for (let x = -SCAN_TO; x <= SCAN_TO; x += 1 / 8) {
    const is = differenceAt(x + 0.011);
    if (Number.isNaN(is)) {
      before = null;
      continue;
    }
    const [from, to] = [before?.x ?? x, x + 0.011];
    if (before && before.is > 0 !== is > 0 && !numbers.some((one) => one >= from && one <= to)) return false;
    before = { x: x + 0.011, is };
  }
  return numbers.every((one) => Math.abs(one) < SCAN_TO);
}

function fractionOf(text: string): q.Rational {
  const [num = "0", den = "1"] = text.split("/");
  return q.rational(BigInt(num), BigInt(den));
}
