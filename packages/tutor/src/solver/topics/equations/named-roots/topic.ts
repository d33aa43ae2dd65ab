import {
  type Node,
  numericValue,
  q,
  quotientIn,
  realRoots,
  sameValue,
  substitute,
} from "@dripstone/checker/mathematics";
import { fractionOfPolynomials } from "../../../algebra/fraction-of-polynomials.ts";
import { latexNumber, latexOperand, plainNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  latexPolynomial,
  type Polynomial,
  polynomialOf,
  sum as together,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { latexSurd, plainSurd, rootOf } from "../../../algebra/surds.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { combinationOf, type Part } from "../../expressions/implied-values/combine.ts";
import { type NamedRoots, otherRoots, readNamedRoots } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** What the roots of a quadratic equation make together, found without solving it. */
export const namedRoots = defineTopic<NamedRoots, Code>({
  name: "named-roots",
  words,
  read: readNamedRoots,
  work: workNamedRoots,
  // The roots themselves are put in, both ways round.
  holds: ({ of, letter, roots: [a, b], wanted }, { key }) => {
    const found = quotientIn(of, letter);
    const [one, other] = (found && realRoots(found.num)) ?? [];
    const said = expressionFrom(key);
    const put = (first: Node, second: Node) => substitute(substitute(wanted, a, first), b, second);
    if (!one || !other || !said) return false;
    if (wanted.kind === "absolute")
      return [put(one, other), put(other, one)].every(
        (each) => Math.abs(numericValue(each, new Map()).re - numericValue(said, new Map()).re) < 1e-9,
      );
    return sameValue(put(one, other), said) && sameValue(put(other, one), said);
  },
  similar: otherRoots,
});

function workNamedRoots({ of, roots: [a, b], wanted }: NamedRoots): Working<Code> | null {
  const polynomial = polynomialOf(of);
  const isDistance = isDistanceOf(wanted, [a, b]);
  const fraction = isDistance ? squareOf([a, b]) : fractionOfPolynomials(wanted);
  if (!polynomial || !fraction) return null;
  const [two, one, zero] = [2, 1, 0].map((power) => coefficient(polynomial, power));
  if (!two || !one || !zero) return null;
  const discriminant = q.subtract(q.multiply(one, one), q.multiply(q.rational(4n), q.multiply(two, zero)));
  const [sum, times] = [q.divide(q.negate(one), two), q.divide(zero, two)];
  // Where there are no two real roots, a school has none to name.
  if (!sum || !times || discriminant.num <= 0n) return null;
  const [letterA, letterB] = [a, b].map((name): Polynomial => [{ powers: new Map([[name, 1]]), by: q.ONE }]);
  if (!letterA || !letterB) return null;
  const givens = [
    { of: [...letterA, ...letterB], value: sum, shown: "", isInverse: false },
    {
      of: [
        {
          powers: new Map([
            [a, 1],
            [b, 1],
          ]),
          by: q.ONE,
        },
      ],
      value: times,
      shown: "",
      isInverse: false,
    },
  ];
  const parts = [fraction.above, fraction.below].map((side) => combinationOf(givens, side));
  const isReduced = !parts[0] && !isDistance;
  const lower = isReduced ? reduced(fraction.above, [a, b], sum, times) : null;
  const [above, below] = lower ? [combinationOf(givens, lower), parts[1]] : parts;
  if (!above || !below) return null;
  const worth = (all: Part[]) =>
    all.reduce((total, { powers: [s = 0, p = 0], by }) => {
      const [left, right] = [q.power(sum, BigInt(s)), q.power(times, BigInt(p))];
      return left && right ? q.add(total, q.multiply(by, q.multiply(left, right))) : total;
    }, q.ZERO);
  const value = q.divide(worth(above), worth(below));
  const root = value && isDistance && value.num > 0n ? rootOf(value) : null;
  if (!value || (isDistance && !root)) return null;
  const latex = (all: Part[], s: string, p: string) =>
    all.map((part, index) => partLatex(part, index, s, p)).join("") || "0";
  const whole = (s: string, p: string) => {
    const isPlain = below.length === 1 && below[0]?.powers.every((power) => power === 0) && q.same(below[0].by, q.ONE);
    return isPlain ? latex(above, s, p) : `\\frac{${latex(above, s, p)}}{${latex(below, s, p)}}`;
  };
  const shown = `${latexNode(of)} = 0`;
  const [x, y] = [a, b];
  const rewritten = whole(`(${x} + ${y})`, `${x}${y}`);
  const wantedLatex = latexNode(wanted);
  const values = {
    shown,
    a: latexNumber(two),
    b: latexNumber(one),
    c: latexNumber(zero),
    x,
    y,
    sum: latexNumber(sum),
    product: latexNumber(times),
    wanted: isDistance ? `${wantedLatex}^2` : wantedLatex,
    rewritten,
    filled: whole(`(${latexNumber(sum)})`, latexOperand(times)),
    value: latexNumber(value),
  };
  const found = root
    ? { latex: latexSurd(root), key: plainSurd(root) }
    : { latex: latexNumber(value), key: plainNumber(value) };
  const needs = (index: number) => [...above, ...below].some(({ powers }) => (powers[index] ?? 0) > 0);
  const steps: Step<Code>[] = lower ? [{ code: "reduce", values: { ...values, lower: latexPolynomial(lower) } }] : [];
  if (needs(0)) steps.push({ code: "sum", values });
  if (needs(1)) steps.push({ code: "product", values });
  if (rewritten.replaceAll(/[() ]/g, "") !== wantedLatex.replaceAll(/[() ]|\\left|\\right/g, ""))
    steps.push({ code: "rewrite", values }, { code: "fill", values });
  if (root) steps.push({ code: "distance", values: { wanted: wantedLatex, value: values.value, found: found.latex } });
  return {
    problem: {
      en: `$${wantedLatex}$ for the roots $${x}$ and $${y}$ of $${shown}$`,
      ch: `方程 $${shown}$ 的两根是 $${x}$ 和 $${y}$，求 $${wantedLatex}$`,
    },
    steps,
    answer: { said: inBoth(found.latex), key: found.key },
  };
}

/** With a² = (a + b)a - ab for each root, as the equation says: a² + 3a + b, where a and b do not stand alike. */
function reduced(of: Polynomial, roots: readonly string[], sum: q.Rational, times: q.Rational): Polynomial | null {
  let rest = of;
  for (let step = 0; step < POWER_MAX; step++) {
    const high = rest.find(({ powers }) => roots.some((root) => (powers.get(root) ?? 0) >= 2));
    if (!high) return rest;
    const root = roots.find((each) => (high.powers.get(each) ?? 0) >= 2) ?? "";
    const down = (by: number): Map<string, number> =>
      new Map(
        [...high.powers]
          .map(([name, power]): [string, number] => [name, name === root ? power - by : power])
          .filter(([, power]) => power > 0),
      );
    const instead: Polynomial = [
      { powers: down(1), by: q.multiply(high.by, sum) },
      { powers: down(2), by: q.multiply(high.by, q.negate(times)) },
    ];
    rest = together(
      rest.filter((term) => term !== high),
      instead.filter(({ by }) => by.num !== 0n),
    );
  }
  return null;
}

const POWER_MAX = 12;

/** |a - b| */
const isDistanceOf = (wanted: Node, roots: readonly string[]): boolean =>
  wanted.kind === "absolute" &&
  wanted.of.kind === "subtract" &&
  [wanted.of.left, wanted.of.right].every((side, nth, sides) => {
    const other = sides[1 - nth];
    return side.kind === "letter" && roots.includes(side.name) && other?.kind === "letter" && other.name !== side.name;
  });

/** (a - b)² */
function squareOf([a, b]: [string, string]) {
  const of = expressionFrom(`(${a} - ${b})^2`);
  return of && fractionOfPolynomials(of);
}

/** `- 2ab`, with the sum and the product as they are shown. */
function partLatex({ powers: [s = 0, p = 0], by }: Part, index: number, sum: string, product: string): string {
  const size = q.absolute(by);
  const sign = by.num < 0n ? (index === 0 ? "-" : " - ") : index === 0 ? "" : " + ";
  const power = (of: string, times: number) =>
    times === 0 ? "" : times === 1 ? of : `${of.startsWith("(") ? of : `(${of})`}^{${times}}`;
  const bare = [power(sum, s), power(product, p)].filter(Boolean).join(" \\cdot ");
  if (bare === "") return `${sign}${latexNumber(size)}`;
  return `${sign}${q.same(size, q.ONE) ? "" : `${latexNumber(size)} \\cdot `}${bare}`;
}
