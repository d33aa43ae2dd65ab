import { q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { coefficient, degree, latexPolynomial, minus, type Polynomial, product } from "../../../algebra/polynomial.ts";
import { readQuestion } from "../../../question.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Conditions, readConditions } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** For which number a linear equation, or two of them together, have no solution, one, or infinitely many. */
export const linearConditions = defineTopic<Conditions, Code>({
  name: "linear-conditions",
  words,
  read: readConditions,
  work: workConditions,
  holds: areConditions,
  similar: (problem) => {
    if (problem.second) return problem;
    const [k, last] = [problem.parameter, problem.wanted === "many" ? "8" : "9"];
    const [x, y] = k === "x" || k === "y" ? ["u", "v"] : ["x", "y"];
    const text =
      problem.letters.length === 1
        ? `${k}${x} + 4 = 3${x} + ${problem.wanted === "many" ? "4" : "7"}`
        : `${x} + 2${y} = 4, 2${x} + ${k}${y} = ${last}`;
    const said = { none: "no solution", many: "infinitely many solutions", one: "exactly one solution" };
    const question = readQuestion(`For what values of ${k} does ${text} have ${said[problem.wanted]}?`);
    return (question && readConditions(question)) ?? problem;
  },
});

/** What stands before a letter, or alone: a polynomial in the parameter. */
function partOf(equation: Polynomial, letter: string | null, letters: readonly string[]): Polynomial {
  const isOwn = ({ powers }: Polynomial[number]) =>
    letter === null ? letters.every((one) => !powers.has(one)) : powers.get(letter) === 1;
  return equation
    .filter(isOwn)
    .map(({ powers, by }) => ({ by, powers: new Map([...powers].filter(([name]) => name !== letter)) }));
}

/** Both what stands before the letter and what stands alone are 0: two equations for two numbers. */
function workBoth({ letters, parameter, second = "", equations, shown }: Conditions): Working<Code> | null {
  const [x = ""] = letters;
  const [equation = []] = equations;
  const parts = [partOf(equation, x, letters), partOf(equation, null, letters)];
  const factor = (of: Polynomial, name: string | null) =>
    of.find(({ powers }) => (name === null ? powers.size === 0 : powers.has(name)))?.by ?? q.ZERO;
  const [[a, b, c] = [], [d, e, f] = []] = parts.map((part) =>
    [parameter, second, null].map((name) => factor(part, name)),
  );
  if (!a || !b || !c || !d || !e || !f) return null;
  const cross = (p: q.Rational, r: q.Rational, s: q.Rational, t: q.Rational) =>
    q.subtract(q.multiply(p, t), q.multiply(r, s));
  const below = cross(a, b, d, e);
  const [one, other] = [q.divide(cross(b, c, e, f), below), q.divide(cross(c, a, f, d), below)];
  if (!one || !other) return null;
  const latex = `${parameter} = ${latexNumber(one)},\\ ${second} = ${latexNumber(other)}`;
  const values = {
    shown: shown.join(),
    parameter: `${parameter},\\ ${second}`,
    single: latexPolynomial(parts[0] ?? []),
    letter: x,
    answer: latex,
  };
  return {
    problem: {
      en: `for which $${values.parameter}$ $${values.shown}$ ${said.many.en}`,
      ch: `$${values.shown}$ ${said.many.ch}时 $${values.parameter}$ 的值`,
    },
    steps: [
      { code: "alone", values },
      { code: "many", values },
    ],
    answer: {
      said: { en: `$${latex}$`, ch: `$${latex}$` },
      key: `${parameter} = ${plainNumber(one)}, ${second} = ${plainNumber(other)}`,
    },
  };
}

function workConditions(conditions: Conditions): Working<Code> | null {
  if (conditions.second) return workBoth(conditions);
  const { letters, parameter, equations, shown, wanted } = conditions;
  const [x = "", y] = letters;
  const [first = [], second = []] = equations;
  const part = (equation: Polynomial, letter: string | null) => partOf(equation, letter, letters);
  const cross = (a: Polynomial, b: Polynomial, c: Polynomial, d: Polynomial) => {
    const [one, other] = [product(a, d), product(b, c)];
    return one && other && minus(one, other);
  };
  // What has to be 0 for no single solution; and what has to be 0, too, for infinitely many.
  const single = y ? cross(part(first, x), part(first, y), part(second, x), part(second, y)) : part(first, x);
  const rests = y
    ? [x, y].map((letter) => cross(part(first, letter), part(first, null), part(second, letter), part(second, null)))
    : [part(first, null)];
  if (!single || rests.includes(null) || degree(single) > 1) return null;
  const others = rests.flatMap((rest) => (rest ? [rest] : []));
  const values = {
    shown: shown.join(",\\ "),
    parameter,
    single: latexPolynomial(single),
    letter: x,
  };
  const problem = {
    en: `for which $${parameter}$ $${values.shown}$ ${said[wanted].en}`,
    ch: `$${values.shown}$ ${said[wanted].ch}时 $${parameter}$ 的值`,
  };
  const start: Step<Code> = { code: y ? "pair" : "alone", values };
  const answered = (sign: "=" | "≠", value: q.Rational, code: Code): Working<Code> => {
    const latex = `${parameter} ${sign === "=" ? "=" : "\\neq"} ${latexNumber(value)}`;
    return {
      problem,
      steps: [start, { code, values: { ...values, answer: latex } }],
      answer: { said: { en: `$${latex}$`, ch: `$${latex}$` }, key: `${parameter} ${sign} ${plainNumber(value)}` },
    };
  };
  if (degree(single) === 0) {
    // The letter's factor is the same for every parameter: only where it is 0, the parameter decides.
    if (single.length > 0) return null;
    const [deciding, ...more] = others.filter((rest) => rest.length > 0);
    const value = deciding && degree(deciding) === 1 ? rootOf(deciding) : null;
    if (!value || more.some((rest) => valueAt(rest, value).num !== 0n) || wanted === "one") return null;
    return wanted === "many" ? answered("=", value, "many") : answered("≠", value, "none");
  }
  const value = rootOf(single);
  if (!value) return null;
  if (wanted === "one") return answered("≠", value, "one");
  const isEmpty = others.some((rest) => valueAt(rest, value).num !== 0n);
  return isEmpty === (wanted === "none") ? answered("=", value, wanted) : null;
}

const rootOf = (of: Polynomial) => q.divide(q.negate(coefficient(of, 0)), coefficient(of, 1));

const valueAt = (of: Polynomial, at: q.Rational): q.Rational =>
  of.reduce((all, { powers, by }) => {
    const power = [...powers.values()].reduce((sum, one) => sum + one, 0);
    return q.add(all, q.multiply(by, q.power(at, BigInt(power)) ?? q.ZERO));
  }, q.ZERO);

const said = {
  none: { en: "has no solution", ch: "无解" },
  many: { en: "has infinitely many solutions", ch: "有无数个解" },
  one: { en: "has exactly one solution", ch: "有唯一解" },
};

/** Numbers are put in for the parameter, and the equations solved by elimination: those that were found do it, others do not. */
function areConditions(problem: Conditions, { key }: { key: string }): boolean {
  if (problem.second) {
    const found = new Map(key.split(", ").map((part) => [part.slice(0, 1), fractionIn(part.slice(4))]));
    // Put in, the equation holds for any numbers.
    return [-3n, 0n, 1n, 10n].every((at) => {
      const sums = problem.equations[0]?.reduce<q.Rational | null>((all, { powers, by }) => {
        const [letter, ...more] = [...powers.keys()].map((name) =>
          problem.letters.includes(name) ? q.rational(at) : (found.get(name) ?? null),
        );
        return all && letter !== null && !more.includes(null)
          ? q.add(
              all,
              [letter ?? q.ONE, ...more].reduce<q.Rational>((part, one) => q.multiply(part, one ?? q.ONE), by),
            )
          : null;
      }, q.ZERO);
      return sums?.num === 0n;
    });
  }
  const [, sign, text] = /^[a-z] (=|≠) (\S+)$/i.exec(key) ?? [];
  const value = fractionIn(text);
  if (!value) return false;
  const around = [-7n, -2n, -1n, 0n, 1n, 2n, 5n, 12n].map((number) => q.add(value, q.rational(number, 3n)));
  return [value, ...around].every((at) => {
    const isSaid = q.same(at, value) === (sign === "=");
    return (kindAt(problem, at) === problem.wanted) === isSaid;
  });
}

function kindAt({ equations, letters, parameter }: Conditions, at: q.Rational): Conditions["wanted"] {
  const rows = equations.map((equation) =>
    [...letters, null].map((letter) =>
      partOf(equation, letter, letters).reduce(
        (all, { powers, by }) => q.add(all, powers.has(parameter) ? q.multiply(by, at) : by),
        q.ZERO,
      ),
    ),
  );
  let rank = 0;
  for (let column = 0; column < letters.length; column++) {
    const pivot = rows.findIndex((row, nth) => nth >= rank && row[column]?.num !== 0n);
    const chosen = rows[pivot];
    if (!chosen) continue;
    rows.splice(pivot, 1);
    rows.splice(rank, 0, chosen);
    for (const [nth, row] of rows.entries()) {
      const by = nth > rank ? q.divide(row[column] ?? q.ZERO, chosen[column] ?? q.ONE) : null;
      if (by) rows[nth] = row.map((value, place) => q.subtract(value, q.multiply(by, chosen[place] ?? q.ZERO)));
    }
    rank++;
  }
  if (rows.slice(rank).some((row) => row.at(-1)?.num !== 0n)) return "none";
  return rank === letters.length ? "one" : "many";
}
