import { q, quotientIn, realRoots, sameValue, substitute } from "@dripstone/checker/mathematics";
import { commonDenominator, latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  degree,
  latexPolynomial,
  minus,
  type Polynomial,
  polynomialOf,
} from "../../../algebra/polynomial.ts";
import { latexRelation } from "../../../algebra/printing.ts";
import { expressionFrom, type Relation, relationFrom, relationIn } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

const DIVIDED_MAX = 5000n;

/** Equations of fourth degree all of whose real roots are fractions: (x² - x)² - 8(x² - x) + 12 = 0. */
export const quarticEquations = defineTopic<Relation, Code>({
  name: "quartic-equations",
  words,
  read: readQuartic,
  work(relation) {
    const all = polynomialFrom(relation);
    const roots = all && rootsOf(all);
    if (!all || !roots) return null;
    const { letter } = relation;
    const shown = latexRelation(relation);
    const solutions = roots.map((root) => `${letter} = ${latexNumber(root)}`).join(",\\; ");
    const said = roots.map((root) => `$${letter} = ${latexNumber(root)}$`);
    const steps: Step<Code>[] = [
      { code: "standard", values: { standard: `${latexPolynomial(all)} = 0` } },
      { code: "try", values: { polynomial: latexPolynomial(all), solutions } },
    ];
    return {
      problem: { en: `$${shown}$`, ch: `$${shown}$` },
      steps,
      answer: {
        said: { en: said.join(" or "), ch: said.join(" 或 ") },
        key: roots.map((root) => `${letter} = ${plainNumber(root)}`).join(" or "),
      },
    };
  },
  // Each root is put in, and there are as many as the checker's own search finds.
  holds({ left, right, letter }, { key }) {
    const found = quotientIn({ kind: "subtract", left, right }, letter);
    const expected = found && realRoots(found.num);
    const given = key.split(" or ").map((part) => expressionFrom(part.replace(/^\w = /, "")));
    const roots = given.flatMap((root) => root ?? []);
    return (
      !!expected &&
      roots.length === given.length &&
      roots.every((root) => sameValue(substitute(left, letter, root), substitute(right, letter, root))) &&
      expected.every((root) => roots.some((other) => sameValue(root, other)))
    );
  },
  similar: ({ letter: x }) => relationFrom(`(${x}^2 + ${x})^2 - 8(${x}^2 + ${x}) + 12 = 0`),
});

function readQuartic(question: Question): Relation | null {
  const relation = relationIn(question, ["factor", "by-factoring", "by"]);
  if (relation?.sign !== "=") return null;
  const all = polynomialFrom(relation);
  const isEven = all && [1, 3].every((power) => coefficient(all, power).num === 0n);
  return all && degree(all) === 4 && !isEven && rootsOf(all) ? relation : null;
}

function polynomialFrom({ left, right }: Relation): Polynomial | null {
  const [one, other] = [polynomialOf(left), polynomialOf(right)];
  return one && other && minus(one, other);
}

/** Null where one is no fraction, or there is none. */
function rootsOf(all: Polynomial): q.Rational[] | null {
  const below = commonDenominator(all.map(({ by }) => by));
  let left = [4, 3, 2, 1, 0].map((power) => q.multiply(coefficient(all, power), q.rational(below)));
  const roots: q.Rational[] = [];
  while (left.length > 1) {
    const root = rootIn(left);
    if (!root) break;
    roots.push(root);
    left = dividedByRoot(left, root);
  }
  const [a = q.ZERO, b = q.ZERO, c = q.ZERO] = left;
  const under = q.subtract(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, c)));
  const isWhole = left.length === 1 || (left.length === 3 && under.num < 0n);
  if (!isWhole || roots.length === 0) return null;
  const inOrder = roots.toSorted(q.compare);
  return inOrder.filter((root, nth) => nth === 0 || !q.same(root, inOrder[nth - 1] ?? root));
}

function dividedByRoot(of: readonly q.Rational[], root: q.Rational): q.Rational[] {
  const found: q.Rational[] = [];
  for (const each of of.slice(0, -1)) found.push(q.add(each, q.multiply(found.at(-1) ?? q.ZERO, root)));
  return found;
}

function rootIn(of: readonly q.Rational[]): q.Rational | null {
  const last = of.at(-1) ?? q.ZERO;
  if (last.num === 0n) return q.ZERO;
  const below = commonDenominator([...of]);
  const [above, first] = [last, of[0] ?? q.ONE].map((each) => divisorsOf((each.num * below) / each.den));
  for (const n of above ?? [])
    for (const d of first ?? [])
      for (const root of [q.rational(n, d), q.rational(-n, d)]) {
        const value = of.reduce((sum, each) => q.add(q.multiply(sum, root), each), q.ZERO);
        if (value.num === 0n) return root;
      }
  return null;
}

function divisorsOf(value: bigint): bigint[] {
  const size = value < 0n ? -value : value;
  if (size > DIVIDED_MAX) return [];
  return Array.from({ length: Number(size) }, (_, nth) => BigInt(nth + 1)).filter((each) => size % each === 0n);
}
