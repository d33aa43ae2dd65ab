import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, latexOperand, lcm, plainNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  degree,
  latexPolynomial,
  lettersOf,
  plainPolynomial,
  polynomialOf,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A quadratic equation `of = 0` and one of its roots; the equation may have one unknown number. */
type OtherRoot = { of: Node; letter: string; parameter: string | null; root: q.Rational; asksBoth?: boolean };
/** Two roots, of which the equation is asked for. */
type FromRoots = { roots: [q.Rational, q.Rational] };
/** What both roots make together. */
type FromSum = { sum: q.Rational; times: q.Rational };
type Problem = OtherRoot | FromRoots | FromSum;

const equation = "[the |this ][quadratic ][equation ]{e:formula}";
const gleichung = "[关于{x:letter}的][1元2次|一元二次]方程{e:formula}";
const isRoot = "(is|equals|=)";
const asksOther =
  "[what is |what's |find |what would ][be ][the |its ](other|second|remaining) [1 |one ]?(root|solution|zero|1|one)";

const frames: Frames<Problem>[] = [
  [
    [
      `[if |given that |suppose ][(1|one) ](root|solution|zero) (of|to) ${equation} ${isRoot} {r:fraction},? ?${asksOther}( is| be)?`,
      `[if |given that ]{r:fraction} is (a|(1|one)|(1|one) of the) (root|solution|zero)s? (of|to) ${equation},? ?${asksOther}( is| be)?`,
      `[若|已知|如果]${gleichung}(的|有)?(1个|一个|1|一)?(实数)?(根|解)(是|为){r:fraction},?(则|那么|求){0,2}(它的)?(另1个?|另一个?|另外1个)(根|解)[是|为]?`,
      `[若|已知|如果]{r:fraction}(是|为)${gleichung}的(1个|一个|1|一)?(根|解),?(则|那么|求){0,2}(它的)?(另1个?|另一个?|另外1个)(根|解)[是|为]?`,
    ],
    otherOf,
  ],
  [
    [
      `[if |given that ](1|one) root of ${equation} is {r:fraction},? ?what (are|is) the other root and {k:letter}`,
      `[若|已知|如果]${gleichung}的1个根是{r:fraction},?求另1个根和{k:letter}的值`,
    ],
    (places) => {
      const found = otherOf(places);
      return found && found.parameter === places.k ? { ...found, asksBoth: true } : null;
    },
  ],
  [
    [
      "[a |the ]quadratic equation (with|that has|having|whose) [the ][(roots|solutions|zeros)( are)? ]{a:fraction} and {b:fraction}",
      "[写出]?[1个]?以{a:fraction}(和|与|,|、){b:fraction}为(两)?根的[1元2次|一元二次]?方程",
    ],
    ({ a, b }) => {
      const [one, other] = [fractionIn(a), fractionIn(b)];
      return one && other ? { roots: [one, other] } : null;
    },
  ],
  [
    [
      "[a |the ]quadratic equation whose roots have [the |a ]sum [of ]{a:fraction} and [the |a ]product [of ]{b:fraction}",
      "[写出]?[1个]?两根之和(是|为){a:fraction},?(、)?两根之积(是|为){b:fraction}的[1元2次|一元二次]?方程",
    ],
    ({ a, b }) => {
      const [sum, times] = [fractionIn(a), fractionIn(b)];
      return sum && times ? { sum, times } : null;
    },
  ],
];

function otherOf({ e, r, x }: Places): OtherRoot | null {
  const answer = formulaAt(e);
  const [root, [left, right] = []] = [fractionIn(r), answer?.kind === "relation" ? answer.sides : []];
  if (answer?.kind !== "relation" || answer.signs.join() !== "=" || !left || !right || !root) return null;
  const of: Node = exactValue(right)?.num === 0n ? left : { kind: "subtract", left, right };
  const all = polynomialOf(of);
  const letters = lettersOf(all ?? []);
  const squared = letters.filter((name) => all?.some(({ powers }) => powers.get(name) === 2));
  const [letter] = squared;
  const [parameter = null, ...more] = letters.filter((name) => name !== letter);
  if (!all || !letter || squared.length > 1 || more.length > 0 || (x !== undefined && x !== letter)) return null;
  // One unknown number only, and not before the square.
  const isPlain = all.every(
    ({ powers }) =>
      (powers.get(letter) ?? 0) <= 2 &&
      (powers.get(parameter ?? "") ?? 0) <= 1 &&
      !(powers.get(letter) === 2 && powers.has(parameter ?? "")),
  );
  return isPlain ? { of, letter, parameter, root } : null;
}

/** What one root tells of the other, and roots of their equation. */
export const knownRoots = defineTopic<Problem, Code>({
  name: "known-roots",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: (problem) =>
    "roots" in problem ? workEquation(problem) : "sum" in problem ? workSum(problem) : workOther(problem),
  holds: (problem, { key }) =>
    "roots" in problem ? isEquation(problem, key) : "sum" in problem ? isOfSum(problem, key) : isOther(problem, key),
  similar: (problem): Problem => {
    if ("sum" in problem) return { sum: q.add(problem.sum, q.rational(2n)), times: q.subtract(problem.times, q.ONE) };
    if ("roots" in problem) return { roots: [q.add(problem.roots[0], q.ONE), q.subtract(problem.roots[1], q.ONE)] };
    const { letter, parameter } = problem;
    const of = expressionFrom(`${letter}^2 - 8${letter} + ${parameter ?? 12}`);
    return of ? { of, letter, parameter, root: q.rational(2n) } : problem;
  },
});

/** The number that the root asks for in the place of the unknown one. */
function parameterOf({ of, letter, parameter, root }: OtherRoot): q.Rational | null {
  const left = polynomialOf(substitute(of, letter, numberNode(root)));
  if (!left || parameter === null || degree(left) !== 1) return null;
  return q.divide(q.negate(coefficient(left, 0)), coefficient(left, 1));
}

function workOther(problem: OtherRoot): Working<Code> | null {
  const { of, letter, parameter, root } = problem;
  const found = parameterOf(problem);
  if (parameter !== null && !found) return null;
  const known = parameter !== null && found ? substitute(of, parameter, numberNode(found)) : of;
  const all = polynomialOf(known);
  if (!all || degree(all) !== 2 || exactValue(substitute(known, letter, numberNode(root)))?.num !== 0n) return null;
  const sum = q.divide(q.negate(coefficient(all, 1)), coefficient(all, 2));
  if (!sum) return null;
  const other = q.subtract(sum, root);
  const shown = `${latexNode(of)} = 0`;
  const also = problem.asksBoth && found ? `,\\ ${parameter} = ${latexNumber(found)}` : "";
  const result = `${letter} = ${latexNumber(other)}${also}`;
  const values = { shown, letter, root: latexNumber(root), taken: latexOperand(root), sum: latexNumber(sum) };
  const steps: Step<Code>[] = [
    ...(parameter !== null && found
      ? [{ code: "putIn" as const, values: { ...values, parameter, found: `${parameter} = ${latexNumber(found)}` } }]
      : []),
    {
      code: "sum",
      values: { equation: `${latexPolynomial(all)} = 0`, sum: latexNumber(sum) },
    },
    { code: "other", values: { ...values, other: latexNumber(other) } },
  ];
  return {
    problem: {
      en: `the other root of $${shown}$, of which one is $${latexNumber(root)}$`,
      ch: `方程 $${shown}$ 的一个根是 $${latexNumber(root)}$，求另一个根`,
    },
    steps,
    answer: {
      said: inBoth(result),
      key:
        also && found ? `${letter} = ${plainNumber(other)}, ${parameter} = ${plainNumber(found)}` : plainNumber(other),
    },
  };
}

/** By putting the other root in, too. */
function isOther(problem: OtherRoot, given: string): boolean {
  const [key = "", said] = problem.asksBoth ? given.split(", ").map((part) => part.replace(/^[a-z] = /i, "")) : [given];
  const named = said === undefined ? null : fractionIn(said);
  const asked = parameterOf(problem);
  if (problem.asksBoth && !(named && asked && q.same(named, asked))) return false;
  const other = fractionIn(key);
  const { of, letter, parameter, root } = problem;
  if (!other) return false;
  const at = (value: q.Rational) => {
    const put = substitute(of, letter, numberNode(value));
    const found = parameter === null ? null : parameterOf(problem);
    return exactValue(parameter !== null && found ? substitute(put, parameter, numberNode(found)) : put);
  };
  if (at(other)?.num !== 0n || at(root)?.num !== 0n) return false;
  if (!q.same(other, root)) return true;
  // A double root: the curve stands as high on both sides of it.
  const [left, right] = [at(q.subtract(root, q.ONE)), at(q.add(root, q.ONE))];
  return !!left && !!right && q.same(left, right);
}

/** Without fractions. */
function equationWith(sum: q.Rational, times: q.Rational, by: q.Rational) {
  const term = (power: number, value: q.Rational) =>
    value.num === 0n ? [] : [{ powers: new Map(power > 0 ? [["x", power]] : []), by: value }];
  return [...term(2, by), ...term(1, q.negate(q.multiply(by, sum))), ...term(0, q.multiply(by, times))];
}

function workSum({ sum, times }: FromSum): Working<Code> | null {
  // There are such roots.
  if (q.compare(q.multiply(sum, sum), q.multiply(q.rational(4n), times)) < 0) return null;
  const all = equationWith(sum, times, q.rational(lcm(sum.den, times.den)));
  const latex = `${latexPolynomial(all)} = 0`;
  const values = { sum: latexNumber(sum), times: latexNumber(times), latex };
  return {
    problem: {
      en: `a quadratic equation whose roots have the sum $${values.sum}$ and the product $${values.times}$`,
      ch: `两根之和为 $${values.sum}$、两根之积为 $${values.times}$ 的一元二次方程`,
    },
    steps: [{ code: "multiply", values }],
    answer: { said: inBoth(latex), key: `${plainPolynomial(all)} = 0` },
  };
}

/** By what stands before x and alone. */
function isOfSum({ sum, times }: FromSum, key: string): boolean {
  const of = expressionFrom(key.replace(/ = 0$/, ""));
  const at = (x: bigint) => of && exactValue(substitute(of, "x", numberNode(q.rational(x))));
  const [zero, one, less] = [at(0n), at(1n), at(-1n)];
  if (!zero || !one || !less) return false;
  const half = q.rational(1n, 2n);
  const lead = q.subtract(q.multiply(half, q.add(one, less)), zero);
  const middle = q.multiply(half, q.subtract(one, less));
  return lead.num !== 0n && q.same(q.negate(middle), q.multiply(lead, sum)) && q.same(zero, q.multiply(lead, times));
}

function workEquation({ roots: [one, other] }: FromRoots): Working<Code> | null {
  const by = q.rational(lcm(one.den, other.den));
  const [sum, times] = [q.add(one, other), q.multiply(one, other)];
  const all = equationWith(sum, times, by);
  const latex = `${latexPolynomial(all)} = 0`;
  const values = {
    one: latexNumber(one),
    other: latexNumber(other),
    factors: `\\left(x - ${latexOperand(one)}\\right)\\left(x - ${latexOperand(other)}\\right) = 0`,
    sum: latexNumber(sum),
    times: latexNumber(times),
    latex,
  };
  return {
    problem: {
      en: `a quadratic equation with the roots $${values.one}$ and $${values.other}$`,
      ch: `以 $${values.one}$ 和 $${values.other}$ 为根的一元二次方程`,
    },
    steps: [
      { code: "factors", values },
      { code: "multiply", values },
    ],
    answer: { said: inBoth(latex), key: `${plainPolynomial(all)} = 0` },
  };
}

function isEquation({ roots }: FromRoots, key: string): boolean {
  const of = expressionFrom(key.replace(/ = 0$/, ""));
  const all = of && polynomialOf(of);
  return (
    !!of &&
    !!all &&
    degree(all) === 2 &&
    roots.every((root) => exactValue(substitute(of, "x", numberNode(root)))?.num === 0n)
  );
}
