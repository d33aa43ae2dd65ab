import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { degree, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Step, Working } from "../../../solution.ts";
import type { Conditions } from "./read.ts";
import type words from "./words.json";

export type Code = keyof typeof words.en;

/** Every call of the function in it, worked out by the rule: `f(4) + 6` is 16; null where one is of no number. */
function withoutCalls({ name, letter, rule }: Conditions, text: string): Node | null {
  const of = expressionFrom(rule);
  const plain = text.replaceAll(new RegExp(`${name}\\((-?[\\d./]+)\\)`, "g"), (call, at: string) => {
    const [place, put] = [expressionFrom(at), of];
    const value = place && put && exactValue(substitute(put, letter, place));
    return value ? `(${plainNumber(value)})` : call;
  });
  return new RegExp(`${name}\\(`).test(plain) ? null : expressionFrom(plain);
}

type Equation = { left: Node; right: Node; shown: string };

/** What is told, with the rule in the function's place. */
export function equationsOf(conditions: Conditions): Equation[] | null {
  const of = expressionFrom(conditions.rule);
  const found = conditions.told.map(({ at, is }) => {
    const [place, right] = [expressionFrom(at), withoutCalls(conditions, is)];
    if (!of || !place || !right) return null;
    const left = substitute(of, conditions.letter, place);
    return { left, right, shown: `${latexNode(left)} = ${latexNode(right)}` };
  });
  const all = found.filter((each) => each !== null);
  return all.length === found.length ? all : null;
}

/** The numbers of the letters, if the equations are linear in them, and tell each. */
export function solvedFor(letters: readonly string[], equations: readonly Equation[]): Map<string, q.Rational> | null {
  const rows = equations.map(({ left, right }): q.Rational[] | null => {
    const of = polynomialOf({ kind: "subtract", left, right });
    if (!of || degree(of) > 1) return null;
    const by = (letter: string | null) =>
      of.find(({ powers }) => (letter === null ? powers.size === 0 : powers.has(letter)))?.by ?? q.ZERO;
    return [...letters.map(by), q.negate(by(null))];
  });
  const known = rows.filter((row) => row !== null);
  const [first, second] = known;
  if (known.length !== letters.length || !first) return null;
  if (!second) {
    const value = q.divide(first[1] ?? q.ZERO, first[0] ?? q.ZERO);
    return first[0]?.num !== 0n && value ? new Map([[letters[0] ?? "", value]]) : null;
  }
  const [a = q.ZERO, b = q.ZERO, e = q.ZERO] = first;
  const [c = q.ZERO, d = q.ZERO, f = q.ZERO] = second;
  const cross = (k: q.Rational, l: q.Rational, m: q.Rational, n: q.Rational) =>
    q.subtract(q.multiply(k, n), q.multiply(l, m));
  const under = cross(a, b, c, d);
  const [x, y] = under.num === 0n ? [] : [q.divide(cross(e, b, f, d), under), q.divide(cross(a, e, c, f), under)];
  return x && y
    ? new Map([
        [letters[0] ?? "", x],
        [letters[1] ?? "", y],
      ])
    : null;
}

const ROOTS_DEGREE_MAX = 2;

export function workConditions(conditions: Conditions): Working<Code> | null {
  const { name, letter, rule, told, wanted } = conditions;
  const of = expressionFrom(rule);
  const equations = equationsOf(conditions);
  if (!of || !equations) return null;
  const shownRule = `${name}(${letter}) = ${latexNode(of)}`;
  const given = told.map(({ at, is }) => `${name}(${at}) = ${latexCalls(is)}`).join(",\\; ");
  const shown = equations.map((each) => each.shown).join(",\\; ");
  const put: Step<Code> = { code: "put", values: { rule: shownRule, given, shown } };
  const parameters = [...lettersIn(of)].filter((each) => each !== letter).sort();
  const problemOf = (asked: string) => ({
    en: `$${asked}$, if $${shownRule}$ and $${given}$`,
    ch: `已知 $${shownRule}$，$${given}$，求 $${asked}$`,
  });
  if (parameters.length === 0) return inputOf(conditions, equations, put, problemOf);
  const values = solvedFor(parameters, equations);
  if (!values) return null;
  const found = [...values].map(([each, value]) => `${each} = ${latexNumber(value)}`).join(",\\; ");
  const steps: Step<Code>[] = [put, { code: "solve", values: { shown, found } }];
  if ("letter" in wanted) {
    const value = values.get(wanted.letter);
    const text = value && `$${wanted.letter} = ${latexNumber(value)}$`;
    return text
      ? {
          problem: problemOf(wanted.letter),
          steps,
          answer: { said: { en: text, ch: text }, key: plainNumber(value) },
        }
      : null;
  }
  const whole = filled(of, values);
  const at = expressionFrom(wanted.at);
  const place = at && substitute(whole, letter, at);
  const value = place && exactValue(place);
  if (!at || !place || !value) return null;
  const polynomial = polynomialOf(whole);
  if (!polynomial) return null;
  const call = `${name}(${latexNode(at)})`;
  const result = latexNumber(value);
  return {
    problem: problemOf(call),
    steps: [...steps, { code: "value", values: { call, filled: latexNode(place), value: result } }],
    answer: { said: { en: `$${result}$`, ch: `$${result}$` }, key: plainNumber(value) },
  };
}

export const filled = (of: Node, values: ReadonlyMap<string, q.Rational>): Node =>
  [...values].reduce((node, [each, value]) => substitute(node, each, numberNode(value)), of);

/** At which numbers the rule has that value. */
function inputOf(
  { wanted, told }: Conditions,
  [equation]: Equation[],
  put: Step<Code>,
  problemOf: (asked: string) => Working<Code>["problem"],
): Working<Code> | null {
  if (!("letter" in wanted) || !equation || told.length !== 1) return null;
  const zero: Polynomial | null = polynomialOf({ kind: "subtract", left: equation.left, right: equation.right });
  if (!zero || degree(zero) < 1 || degree(zero) > ROOTS_DEGREE_MAX) return null;
  const roots = rationalZeros(zero);
  if (!roots || roots.length === 0) return null;
  const inOrder = roots.toSorted(q.compare);
  const said = inOrder.map((value) => `$${wanted.letter} = ${latexNumber(value)}$`);
  const found = inOrder.map((value) => `${wanted.letter} = ${latexNumber(value)}`).join(",\\; ");
  return {
    problem: problemOf(wanted.letter),
    steps: [put, { code: "solve", values: { shown: equation.shown, found } }],
    answer: {
      said: { en: said.join(" or "), ch: said.join(" 或 ") },
      key: inOrder.map((value) => `${wanted.letter} = ${plainNumber(value)}`).join(" or "),
    },
  };
}

/** `f(4) + 6` as it was written. */
const latexCalls = (text: string): string =>
  text
    .replaceAll("*", " \\cdot ")
    .replaceAll(/ ?([-+]) ?/g, " $1 ")
    .trim();
