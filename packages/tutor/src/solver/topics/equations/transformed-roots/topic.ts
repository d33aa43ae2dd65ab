import { q } from "@dripstone/checker/mathematics";
import { commonDenominator, latexNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  latexPolynomial,
  type Polynomial,
  plainPolynomial,
  polynomialOf,
} from "../../../algebra/polynomial.ts";
import { inBoth } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Change, readTransformed, type Transformed } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** A quadratic equation whose roots are those of another one, each changed alike: 1 more, twice, their reciprocals, their squares. */
export const transformedRoots = defineTopic<Transformed, Code>({
  name: "transformed-roots",
  words,
  read: readTransformed,
  work: workTransformed,
  holds,
  similar: ({ of, letter, change }) => ({
    of: of.map(({ powers, by }) =>
      powers.get(letter) === 1 ? { powers, by: q.multiply(by, q.rational(3n)) } : { powers, by },
    ),
    letter,
    change,
  }),
});

const byPower = (of: Polynomial): [q.Rational, q.Rational, q.Rational] => [
  coefficient(of, 2),
  coefficient(of, 1),
  coefficient(of, 0),
];

function workTransformed({ of, letter, change }: Transformed): Working<Code> | null {
  const [two, one, zero] = byPower(of);
  const [sum, times] = [q.divide(q.negate(one), two), q.divide(zero, two)];
  const made = sum && times && changed(change, sum, times);
  if (!sum || !times || !made) return null;
  const monic: Polynomial = [
    { powers: new Map([[letter, 2]]), by: q.ONE },
    { powers: new Map([[letter, 1]]), by: q.negate(made.sum) },
    { powers: new Map<string, number>(), by: made.times },
  ].filter(({ by }) => by.num !== 0n);
  const below = q.rational(commonDenominator(monic.map(({ by }) => by)));
  const whole = monic.map(({ powers, by }) => ({ powers, by: q.multiply(by, below) }));
  const shown = `${latexPolynomial(of)} = 0`;
  const found = `${latexPolynomial(whole)} = 0`;
  const values = {
    shown,
    sum: latexNumber(sum),
    times: latexNumber(times),
    first: firstOf(change, "p"),
    second: firstOf(change, "q"),
    newSum: `${made.asSum} = ${latexNumber(made.sum)}`,
    newTimes: `${made.asTimes} = ${latexNumber(made.times)}`,
    found,
  };
  const steps: Step<Code>[] = [
    { code: "known", values },
    { code: "sum", values },
    { code: "product", values },
    { code: "equation", values },
  ];
  return {
    problem: {
      en: `a quadratic equation with the roots $${values.first}$ and $${values.second}$, where $p$ and $q$ are the roots of $${shown}$`,
      ch: `$p$、$q$ 是方程 $${shown}$ 的两根，求以 $${values.first}$、$${values.second}$ 为根的一元二次方程`,
    },
    steps,
    answer: { said: inBoth(found), key: `${plainPolynomial(whole)} = 0` },
  };
}

type Made = { sum: q.Rational; times: q.Rational; asSum: string; asTimes: string };

/** Sum and product of the changed roots, by those of the roots. */
function changed(change: Change, sum: q.Rational, times: q.Rational): Made | null {
  const two = q.rational(2n);
  if (change.kind === "linear") {
    const { by, more } = change;
    const squared = q.add(q.multiply(q.multiply(by, by), times), q.multiply(q.multiply(by, more), sum));
    return {
      sum: q.add(q.multiply(by, sum), q.multiply(two, more)),
      times: q.add(squared, q.multiply(more, more)),
      asSum: `${firstOf(change, "p")} + ${firstOf(change, "q")}`,
      asTimes: `\\left(${firstOf(change, "p")}\\right)\\left(${firstOf(change, "q")}\\right)`,
    };
  }
  if (change.kind === "square")
    return {
      sum: q.subtract(q.multiply(sum, sum), q.multiply(two, times)),
      times: q.multiply(times, times),
      asSum: "p^{2} + q^{2} = (p + q)^{2} - 2pq",
      asTimes: "p^{2}q^{2} = (pq)^{2}",
    };
  const [over, one] = [q.divide(sum, times), q.divide(q.ONE, times)];
  return over && one
    ? {
        sum: over,
        times: one,
        asSum: "\\frac{1}{p} + \\frac{1}{q} = \\frac{p + q}{pq}",
        asTimes: "\\frac{1}{p} \\cdot \\frac{1}{q} = \\frac{1}{pq}",
      }
    : null;
}

/** A changed root, as it is written. */
function firstOf(change: Change, name: string): string {
  if (change.kind === "reciprocal") return `\\frac{1}{${name}}`;
  if (change.kind === "square") return `${name}^{2}`;
  return latexPolynomial(
    [
      { powers: new Map([[name, 1]]), by: change.by },
      { powers: new Map<string, number>(), by: change.more },
    ].filter(({ by }) => by.num !== 0n),
  );
}

const numberOf = ({ num, den }: q.Rational): number => Number(num) / Number(den);

/** Both roots themselves are changed, and put into the new equation. */
function holds({ of, letter, change }: Transformed, { key }: { key: string }): boolean {
  const node = expressionFrom(key.replace(/ = 0$/, ""));
  const said = node && polynomialOf(node);
  if (!said || said.some(({ powers }) => [...powers.keys()].some((name) => name !== letter))) return false;
  const [a, b, c] = byPower(of).map(numberOf) as [number, number, number];
  const [d, e, f] = byPower(said).map(numberOf) as [number, number, number];
  const half = Math.sqrt(Math.max(0, b * b - 4 * a * c));
  const become = (root: number) => {
    if (change.kind === "linear") return numberOf(change.by) * root + numberOf(change.more);
    return change.kind === "square" ? root * root : 1 / root;
  };
  const roots = [(-b + half) / (2 * a), (-b - half) / (2 * a)].map(become);
  const [one = Number.NaN, other = Number.NaN] = roots;
  const size = Math.max(1, Math.abs(d), Math.abs(e), Math.abs(f));
  return Math.abs(one + other + e / d) < 1e-9 * size && Math.abs(one * other - f / d) < 1e-9 * size;
}
