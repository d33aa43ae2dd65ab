import { spend, squareOf } from "./budget.ts";

/** An exact fraction: the denominator is positive and shares no factor with the numerator. */
export type Rational = { readonly num: bigint; readonly den: bigint };

/** Results longer than this many bits are not worked out: no school answer needs them. */
const BITS_MAX = 20_000;
/** Reducing a fraction takes time in proportion to the square of its length, and so it may be shorter. */
export const FRACTION_BITS_MAX = 4000;
const LONG = 1n << 128n;

/** `num/den` in lowest terms. The denominator must not be 0. */
export function rational(num: bigint, den = 1n): Rational {
  if (den === 1n) return { num, den };
  const divisor = gcd(num, den) * (den < 0n ? -1n : 1n);
  return { num: num / divisor, den: den / divisor };
}

export const ZERO = rational(0n);
export const ONE = rational(1n);

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  if (x > LONG && y > LONG) spend(squareOf(Math.min(bitLength(x), bitLength(y))));
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

export const add = (a: Rational, b: Rational) => rational(a.num * b.den + b.num * a.den, a.den * b.den);
export const subtract = (a: Rational, b: Rational) => rational(a.num * b.den - b.num * a.den, a.den * b.den);
export const multiply = (a: Rational, b: Rational) => rational(a.num * b.num, a.den * b.den);
export const negate = (a: Rational): Rational => ({ num: -a.num, den: a.den });
export const absolute = (a: Rational) => (a.num < 0n ? negate(a) : a);
export const same = (a: Rational, b: Rational) => a.num === b.num && a.den === b.den;
export const isInteger = (a: Rational) => a.den === 1n;

/** Null for a division by zero. */
export function divide(a: Rational, b: Rational): Rational | null {
  return b.num === 0n ? null : rational(a.num * b.den, a.den * b.num);
}

/** Negative, zero or positive, as `a` is below, at or above `b`. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The largest whole number that is not above `a`. */
export function floor(a: Rational): bigint {
  const whole = a.num / a.den;
  return a.num < 0n && whole * a.den !== a.num ? whole - 1n : whole;
}

/** Null for 0 to the power of 0 or less, and for a result beyond all bounds. */
export function power(base: Rational, exponent: bigint): Rational | null {
  if (base.num === 0n) return exponent > 0n ? ZERO : null;
  const times = exponent < 0n ? -exponent : exponent;
  const bits = Math.max(bitLength(base.num), bitLength(base.den));
  if (bits > 1 && times * BigInt(bits) > BITS_MAX) return null;
  const small = bits > 1 ? times : times % 2n; // 1 and -1 to any power
  spend(squareOf(bits * Number(small)) / 10);
  const result = { num: base.num ** small, den: base.den ** small };
  return exponent < 0n ? rational(result.den, result.num) : result;
}

/** The exact root of degree `degree`, real and of the base's sign; null if it is no fraction. */
export function root(base: Rational, degree: bigint): Rational | null {
  if (base.num < 0n) {
    const mirrored = degree % 2n === 1n ? root(negate(base), degree) : null;
    return mirrored && negate(mirrored);
  }
  const num = wholeRoot(base.num, degree);
  const den = wholeRoot(base.den, degree);
  return num === null || den === null ? null : { num, den };
}

/** The nearest double; infinite beyond its range. */
export function toNumber(a: Rational): number {
  const shift = Math.max(bitLength(a.num), bitLength(a.den)) - 1000;
  if (shift <= 0) return Number(a.num) / Number(a.den);
  const extra = BigInt(Math.max(0, 64 + bitLength(a.den) - bitLength(a.num)));
  return Number((a.num << extra) / a.den) / 2 ** Number(extra);
}

export function bitLength(a: bigint): number {
  const hex = (a < 0n ? -a : a).toString(16);
  return hex.length * 4 - (Math.clz32(Number.parseInt(hex.charAt(0), 16)) - 28);
}

function wholeRoot(value: bigint, degree: bigint): bigint | null {
  if (value < 2n) return value;
  if (degree > BigInt(bitLength(value))) return null;
  spend(squareOf(bitLength(value)));
  // Newton's iteration from above, in whole numbers.
  let guess = 1n << (BigInt(bitLength(value)) / degree + 1n);
  for (;;) {
    const next = ((degree - 1n) * guess + value / guess ** (degree - 1n)) / degree;
    if (next >= guess) break;
    guess = next;
  }
  return guess ** degree === value ? guess : null;
}
