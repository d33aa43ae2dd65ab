import { exactValue, type Node, numberNode, q, sameValue, substitute } from "@dripstone/checker/mathematics";
import { commonDenominator, latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { coefficient, degree, minus, polynomialOf, product } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** A ratio in lowest terms, a whole divided in a ratio, or a proportion `3 : 4 = x : 12`. */
type Ratio =
  | { wanted: "simplify"; parts: q.Rational[] }
  | { wanted: "divide"; whole: q.Rational; parts: q.Rational[] }
  | { wanted: "proportion"; terms: [Node, Node, Node, Node]; letter: string };

export const ratios = defineTopic({
  name: "ratios",
  words,
  read: readRatio,
  work: workRatio,
  holds,
  similar: (problem): Ratio => {
    const number = (value: bigint) => q.rational(value);
    if (problem.wanted === "simplify")
      return {
        wanted: "simplify",
        parts: q.same(problem.parts[0] ?? q.ONE, number(20n)) ? [number(18n), number(30n)] : [number(20n), number(28n)],
      };
    if (problem.wanted === "divide")
      return {
        wanted: "divide",
        whole: number(q.same(problem.whole, number(40n)) ? 56n : 40n),
        parts: [number(3n), number(5n)],
      };
    const { letter } = problem;
    const [two, five] = [2n, 5n].map((value) => numberNode(number(value)));
    const last = numberNode(number(problem.terms.some((term) => exactValue(term)?.num === 20n) ? 30n : 20n));
    return two && five ? { ...problem, terms: [two, five, { kind: "letter", name: letter }, last] } : problem;
  },
});

function readRatio({ shape, formulas }: Question): Ratio | null {
  const [first, second, ...more] = formulas;
  if (shape === null || !first || more.length > 0) return null;
  const parts = partsOf(first.answer);
  if (
    !second &&
    parts &&
    /^(?:what )*(?:simplify )?(?:ratio )?(?:simplify )?#(?: simplify| ratio| what)*$/.test(shape) &&
    /simplify|ratio/.test(shape)
  )
    return { wanted: "simplify", parts };
  if (!second && /^(?:(?:solve|what|ratio|for) )*#(?: (?:solve|what))*$/.test(shape)) return proportionIn(first.text);
  const share = second && partsOf(second.answer);
  if (!share || !/^(?:what )?divide # ratio #$|^divide # ratio # divide$|^# ratio # divide$|^# # divide$/.test(shape))
    return null;
  const whole = first.answer?.kind === "expression" && !first.answer.unit ? exactValue(first.answer.of) : null;
  return whole && whole.num > 0n ? { wanted: "divide", whole, parts: share } : null;
}

function partsOf(answer: Question["formulas"][number]["answer"]): q.Rational[] | null {
  if (answer?.kind !== "ratio" || answer.parts.length > 4) return null;
  const values = answer.parts.map(exactValue);
  const known = values.filter((value) => value !== null && value.num > 0n).flatMap((value) => value ?? []);
  return known.length === values.length ? known : null;
}

/** `3:4 = x:12`, which the grader does not read as one formula. */
function proportionIn(text: string): Ratio | null {
  if (!/^[^:=]+:[^:=]+=[^:=]+:[^:=]+$/.test(text)) return null;
  const terms = text.split(/[:=]/).map((term) => expressionFrom(term));
  const [a, b, c, d, ...more] = terms;
  if (!a || !b || !c || !d || more.length > 0) return null;
  const polynomials = [a, b, c, d].map(polynomialOf);
  const letters = new Set(polynomials.flatMap((of) => of?.flatMap(({ powers }) => [...powers.keys()]) ?? []));
  const [letter] = letters;
  return letters.size === 1 && letter !== undefined && !polynomials.includes(null)
    ? { wanted: "proportion", terms: [a, b, c, d], letter }
    : null;
}

function workRatio(problem: Ratio): Working<Code> | null {
  if (problem.wanted === "proportion") return workProportion(problem.terms, problem.letter);
  const lowest = lowestOf(problem.parts);
  const given = problem.parts.map(latexNumber).join(" : ");
  const shown = lowest.join(" : ");
  if (problem.wanted === "simplify") {
    const steps: Step<Code>[] = [{ code: "reduce", values: { given, result: shown } }];
    return {
      problem: { en: `simplify the ratio $${given}$`, ch: `化简比 $${given}$` },
      steps,
      answer: { said: inBoth(shown), key: lowest.join(":") },
    };
  }
  const total = lowest.reduce((all, one) => all + one, 0n);
  const one = q.divide(problem.whole, q.rational(total)) ?? q.ZERO;
  const shares = lowest.map((part) => q.multiply(one, q.rational(part)));
  const result = shares.map(latexNumber).join(",\\ ");
  const steps: Step<Code>[] = [
    { code: "parts", values: { given, total: `${total}` } },
    { code: "one-part", values: { whole: latexNumber(problem.whole), total: `${total}`, one: latexNumber(one) } },
    { code: "shares", values: { one: latexNumber(one), result } },
  ];
  const said = {
    en: `divide $${latexNumber(problem.whole)}$ in the ratio $${given}$`,
    ch: `把 $${latexNumber(problem.whole)}$ 按 $${given}$ 分配`,
  };
  return { problem: said, steps, answer: { said: inBoth(result), key: shares.map(plainNumber).join(", ") } };
}

function lowestOf(parts: q.Rational[]): bigint[] {
  const scale = commonDenominator(parts);
  const whole = parts.map(({ num, den }) => (num * scale) / den);
  const common = whole.reduce(q.gcd, 0n);
  return whole.map((part) => part / common);
}

/** In parentheses, except for one number or letter. */
const factor = (latex = "") => (/^(?:[\d.]+|[a-z])$/i.test(latex) ? latex : `\\left(${latex}\\right)`);

/** The product of the outer terms is that of the inner ones. */
function workProportion(terms: [Node, Node, Node, Node], letter: string): Working<Code> | null {
  const [a, b, c, d] = terms.map(polynomialOf);
  const [outer, inner] = [a && d && product(a, d), b && c && product(b, c)];
  const difference = outer && inner && minus(outer, inner);
  if (!difference || degree(difference) !== 1) return null;
  const value = q.divide(q.negate(coefficient(difference, 0)), coefficient(difference, 1));
  if (!value) return null;
  const [one, two, three, four] = terms.map((term) => latexNode(term));
  const given = `${one} : ${two} = ${three} : ${four}`;
  const result = `${letter} = ${latexNumber(value)}`;
  const cross = `${factor(one)} \\cdot ${factor(four)} = ${factor(two)} \\cdot ${factor(three)}`;
  const steps: Step<Code>[] = [
    { code: "cross", values: { given, cross } },
    { code: "solve", values: { cross, result } },
  ];
  return {
    problem: { en: `solve $${given}$`, ch: `解比例 $${given}$` },
    steps,
    answer: { said: inBoth(result), key: `${letter} = ${plainNumber(value)}` },
  };
}

function holds(problem: Ratio, { key }: { key: string }): boolean {
  if (problem.wanted === "proportion") {
    const value = expressionFrom(key.replace(/^\w+ = /, ""));
    if (!value) return false;
    const [a, b, c, d] = problem.terms.map((term) => substitute(term, problem.letter, value));
    const quotient = (left?: Node, right?: Node): Node | null =>
      left && right && exactValue(right)?.num !== 0n ? { kind: "divide", left, right } : null;
    const [first, second] = [quotient(a, b), quotient(c, d)];
    return first !== null && second !== null && sameValue(first, second);
  }
  const found = key
    .split(/[:,]/)
    .map((part) => expressionFrom(part))
    .map((node) => node && exactValue(node));
  const values = found.flatMap((value) => value ?? []);
  const [first, start] = [values[0], problem.parts[0]];
  if (values.length !== problem.parts.length || !first || !start) return false;
  const inRatio = values.every((value, index) =>
    q.same(q.multiply(value, start), q.multiply(problem.parts[index] ?? q.ZERO, first)),
  );
  if (problem.wanted === "divide") return inRatio && q.same(values.reduce(q.add, q.ZERO), problem.whole);
  return inRatio && values.every(q.isInteger) && values.reduce((all, { num }) => q.gcd(all, num), 0n) === 1n;
}
