import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  latexPolynomial,
  lettersOf,
  type Polynomial,
  plainPolynomial,
  polynomialOf,
  scaled,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** y in proportion to an expression in x, or to its inverse, known at one pair; `at` is another x, null where the equation is asked for. */
type Proportion = { of: Node; isInverse: boolean; x: q.Rational; y: q.Rational; at: q.Rational | null };

const LENGTH_MAX = 200;
const number = "-?\\d+(?:[./]\\d+)?";
const asked = new RegExp(
  `^y is (?<how>directly|inversely) proportional to (?<of>[-+*/^().\\dx ]{1,30}?) with (?<one>[xy]) ?= ?(?<a>${number}) and (?<other>[xy]) ?= ?(?<b>${number}), (?:(?<equation>write the equation)|(?:what is |find )?y when x ?= ?(?<at>${number}))$`,
);

/** The equation of what is in proportion: y = 3(x - 1), y = 12/x. */
export const proportionalFunctions = defineTopic<Proportion, Code>({
  name: "proportional-functions",
  words,
  read: (question) => readProportion(plainOf(question)),
  work: workProportion,
  holds,
  similar: ({ y, ...rest }) => ({ ...rest, y: q.multiply(y, q.rational(2n)) }),
});

function readProportion(text: string): Proportion | null {
  if (text.length > LENGTH_MAX) return null;
  const { how, of: written, one, other, a, b, equation, at } = asked.exec(text)?.groups ?? {};
  const of = written ? expressionFrom(written) : null;
  const all = of && polynomialOf(of);
  const [first, second, third] = [a, b, at].map((part) => (part ? fractionIn(part) : null));
  if (!of || !all || lettersOf(all).join() !== "x" || !first || !second || one === other) return null;
  if (!equation && !third) return null;
  const [x, y] = one === "x" ? [first, second] : [second, first];
  return { of, isInverse: how === "inversely", x, y, at: third ?? null };
}

/** k(x - 1), not multiplied out where there is more than one term. */
function rule(
  all: Polynomial,
  k: q.Rational,
  isInverse: boolean,
  print: (of: Polynomial) => string,
  show: typeof plainNumber,
) {
  if (!isInverse) return print(scaled(all, k));
  const below = print(all);
  return print === latexPolynomial ? `\\frac{${show(k)}}{${below}}` : `(${show(k)})/(${below})`;
}

function workProportion({ of, isInverse, x, y, at }: Proportion): Working<Code> | null {
  const all = polynomialOf(of);
  const base = exactValue(substitute(of, "x", numberNode(x)));
  const k = base && (isInverse ? q.multiply(base, y) : q.divide(y, base));
  if (!all || !k || k.num === 0n || base.num === 0n) return null;
  const shown = latexNode(of);
  const form = isInverse ? `y = \\frac{k}{${shown}}` : all.length > 1 ? `y = k(${shown})` : `y = k ${shown}`;
  const known = `x = ${latexNumber(x)},\\; y = ${latexNumber(y)}`;
  const equation = `y = ${rule(all, k, isInverse, latexPolynomial, latexNumber)}`;
  const values = { form, known, k: latexNumber(k), equation };
  const problem = {
    en: `$y$ is ${isInverse ? "inversely" : "directly"} proportional to $${shown}$, and $${known}$`,
    ch: `$y$ 与 $${shown}$ 成${isInverse ? "反" : "正"}比例，且 $${known}$`,
  };
  const steps = [
    { code: "findK" as const, values },
    { code: "write" as const, values },
  ];
  if (!at)
    return {
      problem,
      steps,
      answer: { said: inBoth(equation), key: `y = ${rule(all, k, isInverse, plainPolynomial, plainNumber)}` },
    };
  const there = exactValue(substitute(of, "x", numberNode(at)));
  const value = there && (isInverse ? q.divide(k, there) : q.multiply(k, there));
  if (!value) return null;
  return {
    problem,
    steps: [...steps, { code: "use", values: { equation, at: latexNumber(at), value: latexNumber(value) } }],
    answer: { said: inBoth(`y = ${latexNumber(value)}`), key: plainNumber(value) },
  };
}

/** Quotients, or products, of what belongs together are the same, without k. */
function holds({ of, isInverse, x, y, at }: Proportion, { key }: { key: string }): boolean {
  const said = expressionFrom(key.replace(/^y = /, ""));
  const places = at ? [at] : [1n, 2n, 5n, -7n].map((each) => q.rational(each));
  const here = exactValue(substitute(of, "x", numberNode(x)));
  let count = 0;
  for (const place of places) {
    const there = exactValue(substitute(of, "x", numberNode(place)));
    const value = said && exactValue(substitute(said, "x", numberNode(place)));
    if (!here || !there) return false;
    if (there.num === 0n) continue;
    if (!value) return false;
    const isRight = isInverse
      ? q.same(q.multiply(there, value), q.multiply(here, y))
      : q.same(q.multiply(here, value), q.multiply(there, y));
    if (!isRight) return false;
    count++;
  }
  return at !== null || count > 2;
}
