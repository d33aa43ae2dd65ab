import { exactValue, type Node, q, wholeValue } from "@dripstone/checker/mathematics";
import { commonDenominator, latexNumber, plainNumber } from "./numbers.ts";

/** A number times letters to their powers: `3x²y`. */
export type Term = { powers: ReadonlyMap<string, number>; by: q.Rational };
/** A sum that is multiplied out, like terms combined, the highest powers first; empty for 0. */
export type Polynomial = readonly Term[];

const DEGREE_MAX = 12;
const TERMS_MAX = 60;

/** Null for what is no polynomial with fractions for coefficients, or too long. */
export function polynomialOf(node: Node): Polynomial | null {
  const value = exactValue(node);
  if (value) return constant(value);
  switch (node.kind) {
    case "letter":
      return [{ powers: new Map([[node.name, 1]]), by: q.ONE }];
    case "negate": {
      const of = polynomialOf(node.of);
      return of && scaled(of, q.rational(-1n));
    }
    case "add":
    case "subtract":
    case "multiply": {
      const [left, right] = [polynomialOf(node.left), polynomialOf(node.right)];
      if (!left || !right) return null;
      return node.kind === "multiply"
        ? product(left, right)
        : node.kind === "add"
          ? sum(left, right)
          : minus(left, right);
    }
    case "divide": {
      const [left, by] = [polynomialOf(node.left), exactValue(node.right)];
      const inverse = by && q.divide(q.ONE, by);
      return left && inverse && scaled(left, inverse);
    }
    case "power": {
      const [base, times] = [polynomialOf(node.base), wholeValue(node.exponent)];
      if (!base || times === null || times < 0n || times > BigInt(DEGREE_MAX)) return null;
      let all: Polynomial | null = constant(q.ONE);
      for (let step = 0n; step < times && all; step++) all = product(all, base);
      return all;
    }
    default:
      return null;
  }
}

export const constant = (value: q.Rational): Polynomial => (value.num === 0n ? [] : [{ powers: new Map(), by: value }]);

export const scaled = (of: Polynomial, by: q.Rational): Polynomial =>
  by.num === 0n ? [] : of.map((term) => ({ ...term, by: q.multiply(term.by, by) }));

export const sum = (a: Polynomial, b: Polynomial): Polynomial => combined([...a, ...b]);

export const minus = (a: Polynomial, b: Polynomial): Polynomial => sum(a, scaled(b, q.rational(-1n)));

/** Null where it has too many terms. */
export function product(a: Polynomial, b: Polynomial): Polynomial | null {
  if (a.length * b.length > TERMS_MAX * 4) return null;
  const all = combined(a.flatMap((left) => b.map((right) => termProduct(left, right))));
  return all.length > TERMS_MAX || all.some((term) => degreeOf(term) > DEGREE_MAX * 2) ? null : all;
}

function termProduct(a: Term, b: Term): Term {
  const powers = new Map(a.powers);
  for (const [letter, power] of b.powers) powers.set(letter, (powers.get(letter) ?? 0) + power);
  return { powers, by: q.multiply(a.by, b.by) };
}

function combined(terms: readonly Term[]): Polynomial {
  const byLetters = new Map<string, Term>();
  for (const term of terms) {
    const name = nameOf(term);
    const known = byLetters.get(name);
    byLetters.set(name, known ? { ...term, by: q.add(known.by, term.by) } : term);
  }
  return [...byLetters.values()].filter(({ by }) => by.num !== 0n).sort(byDegree);
}

const nameOf = ({ powers }: Term) =>
  [...powers]
    .filter(([, power]) => power > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, power]) => `${letter}^${power}`)
    .join(" ");

const degreeOf = ({ powers }: Term) => [...powers.values()].reduce((all, power) => all + power, 0);

/** The highest degree first; among equals the powers of the first letter: `x² + xy + y²`. */
function byDegree(a: Term, b: Term): number {
  if (degreeOf(a) !== degreeOf(b)) return degreeOf(b) - degreeOf(a);
  const letters = [...new Set([...a.powers.keys(), ...b.powers.keys()])].sort();
  for (const letter of letters) {
    const difference = (b.powers.get(letter) ?? 0) - (a.powers.get(letter) ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export const degree = (of: Polynomial) => Math.max(0, ...of.map(degreeOf));

export const lettersOf = (of: Polynomial) => [...new Set(of.flatMap(({ powers }) => [...powers.keys()]))].sort();

/** The number before a power of a polynomial in one letter. */
export const coefficient = (of: Polynomial, power: number): q.Rational =>
  of.find((term) => degreeOf(term) === power)?.by ?? q.ZERO;

export const samePolynomial = (a: Polynomial, b: Polynomial) => minus(a, b).length === 0;

/** The number and letters that all terms share, with the sign of the first term; 1 for none. */
export function contentOf(of: Polynomial): Term {
  const [first] = of;
  if (!first) return { powers: new Map(), by: q.ONE };
  const below = commonDenominator(of.map(({ by }) => by));
  const above = of.reduce((all, { by }) => q.gcd(all, (by.num * below) / by.den), 0n);
  const powers = new Map<string, number>();
  for (const letter of first.powers.keys()) {
    const shared = Math.min(...of.map((term) => term.powers.get(letter) ?? 0));
    if (shared > 0) powers.set(letter, shared);
  }
  return { powers, by: q.rational(first.by.num < 0n ? -above : above, below) };
}

/** Each term divided by one that divides them all. */
export const dividedBy = (of: Polynomial, by: Term): Polynomial =>
  of.map((term) => ({
    powers: new Map([...term.powers].map(([letter, power]) => [letter, power - (by.powers.get(letter) ?? 0)])),
    by: q.divide(term.by, by.by) ?? q.ZERO,
  }));

export const latexPolynomial = (of: Polynomial) => printed(of, latexNumber, (power) => `^{${power}}`);
export const plainPolynomial = (of: Polynomial) => printed(of, plainNumber, (power) => `^${power}`);

function printed(of: Polynomial, number: (value: q.Rational) => string, raised: (power: number) => string): string {
  if (of.length === 0) return "0";
  return of
    .map((term, index) => {
      const letters = [...term.powers]
        .filter(([, power]) => power > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([letter, power]) => letter + (power > 1 ? raised(power) : ""))
        .join(" ");
      const size = q.absolute(term.by);
      const isOne = q.same(size, q.ONE) && letters !== "";
      const slash = number(size).includes("/") && letters !== "" ? `(${number(size)})` : number(size);
      const sign = term.by.num < 0n ? (index === 0 ? "-" : " - ") : index === 0 ? "" : " + ";
      return sign + [isOne ? "" : slash, letters].filter(Boolean).join(/^\d+$/.test(slash) || isOne ? "" : " ");
    })
    .join("");
}
