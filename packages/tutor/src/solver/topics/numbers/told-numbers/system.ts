import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { fractionOfPolynomials } from "../../../algebra/fraction-of-polynomials.ts";
import { latexNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  constant,
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
import type { Step } from "../../../solution.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;
export type Values = Map<string, q.Rational>;
export type Equation = { left: Node; right: Node };
export type Solved = { steps: Step<Code>[]; solutions: Values[] };

/**
 * Every solution of some equations, by putting one letter after another in terms of the others; null where there is more than one
 * letter left in the end, or anything but fractions comes out.
 */
export function solvedSystem(equations: Equation[], letters: string[]): Solved | null {
  const polynomials = equations.map(({ left, right }) => differenceOf(left, right));
  if (polynomials.includes(null)) return null;
  let open = polynomials.filter((of) => of !== null).filter((of) => of.length > 0);
  const known: { letter: string; by: Polynomial }[] = [];
  const steps: Step<Code>[] = [];
  while (new Set(open.flatMap(lettersOf)).size > 1) {
    const alone = open.flatMap((of) => lettersOf(of).flatMap((letter) => aloneOf(of, letter) ?? []));
    const [best] = alone.sort((a, b) => a.by.length - b.by.length || Number(a.isFraction) - Number(b.isFraction));
    if (!best) return null;
    const put = open.filter((of) => of !== best.of).map((of) => putInto(of, best.letter, best.by));
    if (put.length === 0 || put.includes(null)) return null;
    open = put.filter((of) => of !== null).filter((of) => of.length > 0);
    known.push(best);
    steps.push({
      code: "put",
      values: {
        alone: `${best.letter} = ${latexPolynomial(best.by)}`,
        letter: best.letter,
        after: open.map((of) => `${latexPolynomial(of)} = 0`).join(",\\quad "),
      },
    });
  }
  const [only, ...more] = open;
  const [letter] = only ? lettersOf(only) : [];
  if (!only || letter === undefined || more.some((of) => lettersOf(of).length === 0)) return null;
  if (new Set([letter, ...known.map((one) => one.letter)]).size !== letters.length) return null;
  const roots = rootsOf(only);
  if (!roots) return null;
  const found = roots.filter((root) => more.every((of) => worthOf(of, new Map([[letter, root]])).num === 0n));
  const list = found.map((root) => `${letter} = ${latexNumber(root)}`).join("\\quad\\text{/}\\quad ");
  steps.push({
    code: degree(only) === 1 ? "last" : "roots",
    values: { equation: `${latexPolynomial(only)} = 0`, letter, roots: list },
  });
  const solutions = found.flatMap((root): Values[] => {
    const values: Values = new Map([[letter, root]]);
    for (const { letter: other, by } of known.toReversed()) values.set(other, worthOf(by, values));
    // What makes 0 below a line is none.
    return equations.every((equation) => isTrue(equation, values)) ? [values] : [];
  });
  return solutions.length > 0 ? { steps, solutions } : null;
}

/** Whether both sides are the same with these numbers for the letters, as they were told. */
function isTrue({ left, right }: Equation, values: Values): boolean {
  const [a, b] = [left, right].map((side) => nodeValue(side, values));
  return !!a && !!b && q.same(a, b);
}

export const nodeValue = (node: Node, values: Values): q.Rational | null =>
  exactValue([...values].reduce((of, [letter, value]) => substitute(of, letter, numberNode(value)), node));

/** What is 0 where both sides are the same, without anything below a line. */
function differenceOf(left: Node, right: Node): Polynomial | null {
  const [a, b] = [polynomialOf(left), polynomialOf(right)];
  if (a && b) return minus(a, b);
  return fractionOfPolynomials({ kind: "subtract", left, right })?.above ?? null;
}

/** The letter in terms of the others, where it stands once and alone. */
function aloneOf(of: Polynomial, letter: string) {
  const own = of.filter(({ powers }) => (powers.get(letter) ?? 0) > 0);
  const [term, ...more] = own;
  if (!term || more.length > 0 || term.powers.get(letter) !== 1 || term.powers.size > 1) return null;
  const inverse = q.divide(q.rational(-1n), term.by);
  if (!inverse) return null;
  const rest = of.filter((one) => one !== term);
  const by = scaled(rest, inverse);
  return { of, letter, by, isFraction: by.some((one) => one.by.den !== 1n) };
}

function putInto(of: Polynomial, letter: string, by: Polynomial): Polynomial | null {
  let all: Polynomial = [];
  for (const { powers, by: times } of of) {
    const others = new Map([...powers].filter(([name]) => name !== letter));
    let term: Polynomial | null = [{ powers: others, by: times }];
    for (let power = powers.get(letter) ?? 0; power > 0 && term; power--) term = product(term, by);
    if (!term) return null;
    all = sum(all, term);
  }
  return all;
}

function worthOf(of: Polynomial, values: Values): q.Rational {
  let rest: Polynomial | null = of;
  for (const [letter, value] of values) rest = rest && putInto(rest, letter, constant(value));
  return rest?.find(({ powers }) => [...powers.values()].every((power) => power === 0))?.by ?? q.ZERO;
}

/** The roots of a polynomial in one letter, up to the second degree, where they are fractions. */
function rootsOf(of: Polynomial): q.Rational[] | null {
  const [a, b, c] = [coefficient(of, 2), coefficient(of, 1), coefficient(of, 0)];
  if (degree(of) === 1) {
    const root = q.divide(q.negate(c), b);
    return root && [root];
  }
  if (degree(of) !== 2) return null;
  const discriminant = q.subtract(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, c)));
  const root = rootOf(discriminant);
  if (!root) return null;
  const two = q.multiply(q.rational(2n), a);
  const both = [q.subtract(q.negate(b), root), q.add(q.negate(b), root)].flatMap((above) => q.divide(above, two) ?? []);
  const [one, other] = both;
  return one && other && q.same(one, other) ? [one] : both.sort((left, right) => Number(q.subtract(left, right).num));
}

function rootOf({ num, den }: q.Rational): q.Rational | null {
  const [above, below] = [wholeRoot(num), wholeRoot(den)];
  return above === null || below === null ? null : q.rational(above, below);
}

function wholeRoot(square: bigint): bigint | null {
  if (square < 0n || square > 10n ** 14n) return null;
  const root = BigInt(Math.round(Math.sqrt(Number(square))));
  return root * root === square ? root : null;
}
