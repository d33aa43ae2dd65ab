import {
  exactValue,
  type Node,
  numberNode,
  q,
  quotientIn,
  realRoots,
  sameValue,
  substitute,
} from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  degree,
  latexPolynomial,
  lettersOf,
  minus,
  type Polynomial,
  polynomialOf,
  product,
  scaled,
  sum,
} from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Known = "sum" | "product" | "squares" | "difference" | "reciprocals";
/** A quadratic equation `of = 0` with one number that is not known, and what its roots make together. */
type Problem = { of: Node; letter: string; parameter: string; known: Known; value: q.Rational };

const LENGTH_MAX = 200;
const asked =
  /^(?:if )?the (?<known>sum|product|sum of the squares|difference|sum of the reciprocals) of the roots of (?<e>[^?,;]*=[^?,;]*?) is (?<v>-?\d[\d./]*)[,.] ?what is (?<k>[a-z])[\s.?!]*$/i;
const meaning: Record<string, Known> = {
  sum: "sum",
  product: "product",
  "sum of the squares": "squares",
  difference: "difference",
  "sum of the reciprocals": "reciprocals",
};

/** A number in a quadratic equation, found by what the roots make together. */
export const rootConditions = defineTopic<Problem, Code>({
  name: "root-conditions",
  words,
  read: readProblem,
  work: workProblem,
  holds: isRight,
  similar: (problem) => ({ ...problem, value: q.add(problem.value, q.ONE) }),
});

function readProblem({ text }: Question): Problem | null {
  if (text.length > LENGTH_MAX) return null;
  const { known = "", e, v, k = "" } = asked.exec(text)?.groups ?? {};
  const [answer, value, what] = [formulaAt(e), fractionIn(v), meaning[known.toLowerCase()]];
  const [left, right] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  if (!left || !right || !value || !what) return null;
  const of: Node = { kind: "subtract", left, right };
  const all = polynomialOf(of);
  const [letter, ...more] = lettersOf(all ?? []).filter((one) => one !== k);
  if (!all || !letter || more.length > 0 || !lettersOf(all).includes(k)) return null;
  const isQuadratic = Math.max(...all.map(({ powers }) => powers.get(letter) ?? 0)) === 2;
  return isQuadratic ? { of, letter, parameter: k, known: what, value } : null;
}

/** What has to be 0 of the parameter. */
function conditionOf({
  of,
  letter,
  known,
  value,
}: Problem): { a: Polynomial; b: Polynomial; c: Polynomial; zero: Polynomial } | null {
  const all = polynomialOf(of) ?? [];
  const part = (power: number): Polynomial =>
    all
      .filter(({ powers }) => (powers.get(letter) ?? 0) === power)
      .map(({ powers, by }) => ({ by, powers: new Map([...powers].filter(([name]) => name !== letter)) }));
  const [a, b, c] = [part(2), part(1), part(0)];
  const [bb, ac, aa] = [product(b, b), product(a, c), product(a, a)];
  if (!bb || !ac || !aa) return null;
  const times = (of_: Polynomial, by: q.Rational) => scaled(of_, by);
  const zero = {
    sum: () => sum(b, times(a, value)),
    product: () => minus(c, times(a, value)),
    squares: () => minus(minus(bb, times(ac, q.rational(2n))), times(aa, value)),
    difference: () => minus(minus(bb, times(ac, q.rational(4n))), times(aa, q.multiply(value, value))),
    reciprocals: () => sum(b, times(c, value)),
  }[known]();
  return { a, b, c, zero };
}

function workProblem(problem: Problem): Working<Code> | null {
  const { of, parameter, known, value } = problem;
  const found = conditionOf(problem);
  if (!found || degree(found.zero) < 1 || degree(found.zero) > 2) return null;
  const [two, one, none] = [2, 1, 0].map((power) => coefficient(found.zero, power));
  if (!two || !one || !none) return null;
  const square = q.subtract(q.multiply(one, one), q.multiply(q.rational(4n), q.multiply(two, none)));
  const span = two.num === 0n ? q.ZERO : square.num < 0n ? null : q.root(square, 2n);
  if (!span) return null;
  const below = q.multiply(q.rational(2n), two);
  const candidates = (
    two.num === 0n
      ? [q.divide(q.negate(none), one)]
      : [q.divide(q.subtract(q.negate(one), span), below), q.divide(q.add(q.negate(one), span), below)]
  )
    .flatMap((each) => each ?? [])
    .filter((each, nth, values) => !values.slice(0, nth).some((earlier) => q.same(earlier, each)))
    .sort(q.compare);
  const [fitting, others] = [true, false].map((isFitting) =>
    candidates.filter((at) => (rootsAt(problem, at)?.length === 2) === isFitting),
  );
  if (!fitting || !others || fitting.length === 0) return null;
  // Whether two equal roots are two, nobody knows.
  if (others.some((at) => rootsAt(problem, at)?.length === 1)) return null;
  const [shown, wanted] = [
    `${latexNode(of.kind === "subtract" ? of.left : of)} = ${latexNode(of.kind === "subtract" ? of.right : of)}`,
    latexNumber(value),
  ];
  const latex = fitting.map((at) => `${parameter} = ${latexNumber(at)}`);
  const values = {
    shown,
    parameter,
    wanted,
    says: saidOf[known],
    zero: `${latexPolynomial(found.zero)} = 0`,
    all: candidates.map((at) => `${parameter} = ${latexNumber(at)}`).join(",\\ "),
    kept: latex.join(",\\ "),
  };
  return {
    problem: {
      en: `${saidOf[known].en} of the roots of $${shown}$ is $${wanted}$; find $${parameter}$`,
      ch: `方程 $${shown}$ 的${saidOf[known].ch}是 $${wanted}$，求 $${parameter}$`,
    },
    steps: [
      { code: "relate", values },
      { code: "solveFor", values },
      { code: "keep", values },
    ],
    answer: {
      said: { en: latex.map((one_) => `$${one_}$`).join(" or "), ch: latex.map((one_) => `$${one_}$`).join(" 或 ") },
      key: fitting.map((at) => `${parameter} = ${plainNumber(at)}`).join(" or "),
    },
  };
}

const saidOf: Record<Known, { en: string; ch: string }> = {
  sum: { en: "the sum", ch: "两根之和" },
  product: { en: "the product", ch: "两根之积" },
  squares: { en: "the sum of the squares", ch: "两根的平方和" },
  difference: { en: "the difference", ch: "两根之差" },
  reciprocals: { en: "the sum of the reciprocals", ch: "两根的倒数和" },
};

/** The real roots, each once; null where it is no quadratic equation, or they are not found. */
function rootsAt({ of, letter, parameter }: Problem, at: q.Rational): Node[] | null {
  const found = quotientIn(substitute(of, parameter, numberNode(at)), letter);
  const roots = found && found.num.length === 3 ? realRoots(found.num) : null;
  return roots?.filter((root, nth) => !roots.slice(0, nth).some((earlier) => sameValue(root, earlier))) ?? null;
}

/** The roots themselves are found and put together. */
function isRight(problem: Problem, { key }: { key: string }): boolean {
  const { known, value } = problem;
  return key.split(" or ").every((part) => {
    const at = fractionIn(part.split(" = ")[1]);
    const [one, other] = (at && rootsAt(problem, at)) ?? [];
    if (!one || !other) return false;
    const squared = (base: Node): Node => ({ kind: "power", base, exponent: numberNode(q.rational(2n)) });
    const inverse = (right: Node): Node => ({ kind: "divide", left: numberNode(q.ONE), right });
    const difference: Node = { kind: "subtract", left: one, right: other };
    const made: Record<Known, Node> = {
      sum: { kind: "add", left: one, right: other },
      product: { kind: "multiply", left: one, right: other, implicit: false },
      squares: { kind: "add", left: squared(one), right: squared(other) },
      difference: squared(difference),
      reciprocals: { kind: "add", left: inverse(one), right: inverse(other) },
    };
    const expected = known === "difference" ? q.multiply(value, value) : value;
    return sameValue(made[known], numberNode(expected)) && exactValue(numberNode(expected)) !== null;
  });
}
