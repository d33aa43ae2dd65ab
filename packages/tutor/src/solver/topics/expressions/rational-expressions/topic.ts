import {
  type Answer,
  childrenOf,
  exactValue,
  lettersIn,
  type Node,
  numberNode,
  q,
  quotientIn,
  sameValue,
  some,
  substitute,
} from "@dripstone/checker/mathematics";
import { fractionOfPolynomials, type PolynomialFraction } from "../../../algebra/fraction-of-polynomials.ts";
import {
  constant,
  latexPolynomial,
  type Polynomial,
  plainPolynomial,
  samePolynomial,
} from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { factorSteps } from "../polynomials/factor.ts";
import { reducedByFactors } from "./reduced.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** `letter` is empty where there are several. */
type Quotient = { of: Node; letter: string; mayStay?: boolean };
/** From the constant term upwards. */
type Coefficients = q.Rational[];

/** Fractions with a letter below the line: written as one, and reduced by what both parts have in common. */
export const rationalExpressions = defineTopic({
  name: "rational-expressions",
  words,
  read: readQuotient,
  // Nobody asks what a fraction is that stays as it is.
  work: (quotient) => {
    const working = workQuotient(quotient);
    return working && !quotient.mayStay && working.steps.every(({ code }) => code === "nothing") ? null : working;
  },
  holds,
  similar: ({ of, letter }): Quotient => {
    if (letter === "") return { of: expressionFrom("(x^2 - y^2)/(x + y)") ?? of, letter };
    const choices = [`(${letter}^2 - 4)/(${letter} + 2)`, `(${letter}^2 + 3${letter})/(${letter} + 3)`].map(
      expressionFrom,
    );
    return { of: choices.find((other) => other !== null && latexNode(other) !== latexNode(of)) ?? of, letter };
  },
});

function readQuotient({ shape, formulas }: Question): Quotient | null {
  const said = shape?.split(" ") ?? [];
  const isAsked =
    isBare(said, formulas[0]?.answer) ||
    ((said.includes("simplify") || said.includes("what")) &&
      said.every((word) => ["#", "simplify", "what"].includes(word)));
  const [formula, ...more] = formulas;
  if (!isAsked || more.length > 0 || formula?.answer?.kind !== "expression" || formula.answer.unit) return null;
  const { of } = formula.answer;
  const mayStay = said.includes("simplify");
  const [letter, ...others] = [...lettersIn(of)];
  if (!letter || !some(of, isByLetters) || !hasSum(of)) return null;
  if (others.length > 0) return others.length < 3 && fractionOfPolynomials(of) ? { of, letter: "", mayStay } : null;
  return quotientIn(of, letter) ? { of, letter, mayStay } : null;
}

/** `(a+1)/a - 1/a` alone: nothing else can be meant than to write it as one. */
const isBare = (said: readonly string[], answer: Answer | null | undefined): boolean =>
  said.join() === "#" &&
  answer?.kind === "expression" &&
  (["add", "subtract", "multiply"].includes(answer.of.kind) || isQuotientOfQuotients(answer.of)) &&
  childrenOf(answer.of).filter((part) => some(part, isByLetters)).length > 0;

const isQuotientOfQuotients = (of: Node): boolean =>
  of.kind === "divide" && some(of.left, isByLetters) && some(of.right, isByLetters);

const isByLetters = (node: Node) => node.kind === "divide" && lettersIn(node.right).size > 0;
/** A quotient of single terms is a matter of exponents. */
const hasSum = (of: Node): boolean =>
  (of.kind === "add" || of.kind === "subtract") && lettersIn(of).size > 0 ? true : childrenOf(of).some(hasSum);

function workQuotient({ of, letter }: Quotient): Working<Code> | null {
  if (letter === "") return workSeveral(of);
  const found = quotientIn(of, letter);
  if (!found) return null;
  const common = commonOf(found.num, found.den);
  const [num, den] = [quotient(found.num, common), quotient(found.den, common)];
  if (!num || !den || num.length === 0) return null;
  const scale = scaleOf([...num, ...den], den.at(-1) ?? q.ONE);
  const [above, below] = [num, den].map((part) =>
    inLetter(
      part.map((by) => q.multiply(by, scale)),
      letter,
    ),
  );
  const [before, under] = [found.num, found.den].map((part) => inLetter(part, letter));
  if (!above || !below || !before || !under) return null;
  const isWhole = below.length === 1 && q.same(below[0]?.by ?? q.ZERO, q.ONE) && den.length === 1;
  const latex = isWhole ? latexPolynomial(above) : `\\frac{${latexPolynomial(above)}}{${latexPolynomial(below)}}`;
  const plain = isWhole ? plainPolynomial(above) : `(${plainPolynomial(above)})/(${plainPolynomial(below)})`;
  const one = `\\frac{${latexPolynomial(before)}}{${latexPolynomial(under)}}`;
  const shown = latexNode(of);
  const [top, bottom] = [factorSteps(before), factorSteps(under)];
  const factored = top && bottom ? `\\frac{${top.latex}}{${bottom.latex}}` : null;
  const steps: Step<Code>[] = [
    ...(shown.replaceAll(/\s|\\(?:left|right)/g, "") === one.replaceAll(/\s/g, "")
      ? []
      : [{ code: "join" as const, values: { shown, one } }]),
    ...(factored && factored !== one ? [{ code: "factor" as const, values: { one, factored } }] : []),
    {
      code: common.length > 1 ? "cancel" : "nothing",
      values: { common: latexPolynomial(inLetter(common, letter)), latex, one },
    },
  ];
  return {
    problem: { en: `simplify $${shown}$`, ch: `化简 $${shown}$` },
    steps,
    answer: { said: { en: `$${latex}$`, ch: `$${latex}$` }, key: plain },
  };
}

/** With several letters: below the line is factored, and each factor that divides what is above is cancelled. */
function workSeveral(of: Node): Working<Code> | null {
  const found = fractionOfPolynomials(of);
  if (!found || found.above.length === 0) return null;
  const reduced = reducedByFactors(found);
  if (!reduced) return null;
  const [one, latex] = [found, reduced].map(latexOf);
  const shown = latexNode(of);
  const [top, bottom] = [factorSteps(found.above), factorSteps(found.below)];
  const factored = top && bottom ? `\\frac{${top.latex}}{${bottom.latex}}` : null;
  const { above, below, common } = reduced;
  const isWhole = samePolynomial(below, constant(q.ONE));
  const steps: Step<Code>[] = [
    ...(shown.replaceAll(/\s|\\(?:left|right)/g, "") === one?.replaceAll(/\s/g, "")
      ? []
      : [{ code: "join" as const, values: { shown, one: `${one}` } }]),
    ...(factored && factored !== one ? [{ code: "factor" as const, values: { one: `${one}`, factored } }] : []),
    {
      code: samePolynomial(common, constant(q.ONE)) ? "nothing" : "cancel",
      values: { common: latexPolynomial(common), latex: `${latex}`, one: `${one}` },
    },
  ];
  return {
    problem: { en: `simplify $${shown}$`, ch: `化简 $${shown}$` },
    steps,
    answer: {
      said: { en: `$${latex}$`, ch: `$${latex}$` },
      key: isWhole ? plainPolynomial(above) : `(${plainPolynomial(above)})/(${plainPolynomial(below)})`,
    },
  };
}

const latexOf = ({ above, below }: PolynomialFraction) =>
  samePolynomial(below, constant(q.ONE))
    ? latexPolynomial(above)
    : `\\frac{${latexPolynomial(above)}}{${latexPolynomial(below)}}`;

const inLetter = (parts: Coefficients, letter: string): Polynomial =>
  parts
    .map((by, power) => ({ by, powers: new Map(power > 0 ? [[letter, power]] : []) }))
    .filter(({ by }) => by.num !== 0n)
    .reverse();

/** What makes all numbers whole with nothing in common, and the first one below the line positive. */
function scaleOf(all: Coefficients, first: q.Rational): q.Rational {
  const shown = all.filter(({ num }) => num !== 0n);
  const below = shown.reduce((lcm, { den }) => (lcm / q.gcd(lcm, den)) * den, 1n);
  const above = shown.reduce((gcd, { num, den }) => q.gcd(gcd, (num * below) / den), 0n);
  return q.rational(first.num < 0n ? -below : below, above === 0n ? 1n : above);
}

/** By Euclid; the first number is 1. */
function commonOf(a: Coefficients, b: Coefficients): Coefficients {
  let [one, other] = [trimmed(a), trimmed(b)];
  for (let step = 0; other.length > 0 && step < 40; step++) [one, other] = [other, divided(one, other).rest];
  const first = one.at(-1) ?? q.ONE;
  return one.map((by) => q.divide(by, first) ?? q.ZERO);
}

const quotient = (a: Coefficients, by: Coefficients): Coefficients | null => {
  const { whole, rest } = divided(trimmed(a), by);
  return rest.length === 0 ? whole : null;
};

function divided(a: Coefficients, b: Coefficients): { whole: Coefficients; rest: Coefficients } {
  let rest = a;
  const whole: Coefficients = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => q.ZERO);
  while (rest.length >= b.length && rest.length > 0) {
    const power = rest.length - b.length;
    const by = q.divide(rest.at(-1) ?? q.ZERO, b.at(-1) ?? q.ONE) ?? q.ZERO;
    whole[power] = by;
    rest = trimmed(rest.map((value, at) => q.subtract(value, q.multiply(by, b[at - power] ?? q.ZERO))));
  }
  return { whole: trimmed(whole), rest };
}

function trimmed(of: Coefficients): Coefficients {
  const last = of.findLastIndex(({ num }) => num !== 0n);
  return of.slice(0, last + 1);
}

const TRIED = [101n, 103n, 107n, 109n, 113n, 127n, 131n, 137n, 139n, 149n, 151n, 157n, 163n, 167n, 173n, 179n, 181n];

/** At more numbers than either side could share by chance. */
function holds({ of, letter }: Quotient, { key }: { key: string }): boolean {
  const found = expressionFrom(key);
  if (!found) return false;
  if (letter === "") return sameValue(of, found);
  return TRIED.every((at) => {
    const [left, right] = [of, found].map((node) => exactValue(substitute(node, letter, numberNode(q.rational(at)))));
    return !!left && !!right && q.same(left, right);
  });
}
