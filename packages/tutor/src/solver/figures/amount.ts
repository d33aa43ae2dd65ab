import { q } from "@dripstone/checker/mathematics";

/** An exact measure: `of · √under · π^pi`, where no square above 1 divides `under`. */
export type Amount = { of: q.Rational; under: bigint; pi: number };

/** Roots of larger numbers are left alone: what can be drawn out of them is found by trying. */
const RADICAND_MAX = 10n ** 12n;

export const amount = (of: q.Rational, pi = 0): Amount => ({ of, under: 1n, pi });
export const whole = (value: number) => amount(q.rational(BigInt(value)));
export const PI = amount(q.ONE, 1);

type Maybe = Amount | null;

/** Null, as everything here, where a part could not be worked out. */
export function times(...factors: Maybe[]): Maybe {
  return factors.reduce((a, b) => a && b && product(a, b));
}

function product(a: Amount, b: Amount): Amount {
  const common = q.gcd(a.under, b.under);
  const under = (a.under / common) * (b.under / common);
  return { of: q.multiply(q.multiply(a.of, b.of), q.rational(common)), under, pi: a.pi + b.pi };
}

/** Null for a division by 0, too. */
export function over(a: Maybe, b: Maybe): Maybe {
  const of = a && b && q.divide(a.of, q.multiply(b.of, q.rational(b.under)));
  return of && b && product({ ...a, of }, { of: q.ONE, under: b.under, pi: -b.pi });
}

/** Null where the sum is no single term, too. */
export function plus(a: Maybe, b: Maybe): Maybe {
  if (!a || !b) return null;
  if (a.of.num === 0n) return b;
  if (b.of.num === 0n) return a;
  return a.under === b.under && a.pi === b.pi ? { ...a, of: q.add(a.of, b.of) } : null;
}

export const minus = (a: Maybe, b: Maybe): Maybe => plus(a, b && { ...b, of: q.negate(b.of) });

/** The square root; null of what is not positive, has roots or π in it, or is too large to be simplified. */
export function rootOf(square: Maybe): Maybe {
  if (!square) return null;
  const { of, under, pi } = square;
  if (under !== 1n || pi !== 0 || of.num <= 0n) return null;
  let [radicand, drawn] = [of.num * of.den, 1n];
  const exact = q.root(q.rational(radicand), 2n);
  if (exact) return amount(q.rational(exact.num, of.den));
  if (radicand > RADICAND_MAX) return null;
  for (let factor = 2n; factor * factor <= radicand; factor++)
    while (radicand % (factor * factor) === 0n) [radicand, drawn] = [radicand / (factor * factor), drawn * factor];
  return { of: q.rational(drawn, of.den), under: radicand, pi: 0 };
}

/** Null where it is no fraction. */
export function cubeRootOf(cube: Maybe): Maybe {
  const of = cube && cube.under === 1n && cube.pi === 0 ? q.root(cube.of, 3n) : null;
  return of && amount(of);
}

export const equal = (a: Amount, b: Amount) => q.same(a.of, b.of) && a.under === b.under && a.pi === b.pi;
export const isPositive = ({ of }: Amount) => of.num > 0n;

/** `\frac{9\sqrt{2}}{4}`, `25\pi`, `7.85`. */
export function latexOfAmount({ of, under, pi }: Amount, decimals = false): string {
  const signs = (under > 1n ? `\\sqrt{${under}}` : "") + (pi > 0 ? "\\pi" : "") + (pi > 1 ? `^{${pi}}` : "");
  if (!signs) return decimals ? decimalOf(of) : latexOfRational(of);
  const size = of.num < 0n ? -of.num : of.num;
  const top = size === 1n ? signs : `${size}${signs}`;
  return (of.num < 0n ? "-" : "") + (of.den === 1n ? top : `\\frac{${top}}{${of.den}}`);
}

/** As the answer checker reads it. */
export const keyOfAmount = ({ of, under, pi }: Amount): string =>
  `${of.num}${under > 1n ? `*sqrt(${under})` : ""}${pi > 0 ? "*pi" : ""}${of.den > 1n ? `/${of.den}` : ""}`;

/** Decimal with up to two places, or as a fraction. */
const latexOfRational = (of: q.Rational): string => (100n % of.den === 0n ? decimalOf(of) : fractionOf(of));

const fractionOf = ({ num, den }: q.Rational) => `${num < 0n ? "-" : ""}\\frac{${num < 0n ? -num : num}}{${den}}`;

/** Whether the fraction ends as a decimal number. */
function isDecimal({ den }: q.Rational): boolean {
  let rest = den;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}

/** As a decimal number where it ends as one. */
export function decimalOf(of: q.Rational): string {
  if (!isDecimal(of) || of.den > 10n ** 9n) return fractionOf(of);
  let places = 0;
  while (10n ** BigInt(places) % of.den !== 0n) places++;
  const digits = ((of.num < 0n ? -of.num : of.num) * 10n ** BigInt(places)) / of.den;
  const text = `${digits}`.padStart(places + 1, "0");
  const cut = text.length - places;
  return `${of.num < 0n ? "-" : ""}${text.slice(0, cut)}${places > 0 ? `.${text.slice(cut)}` : ""}`;
}
