import { spend } from "../arithmetic/budget.ts";
import * as c from "../arithmetic/complex.ts";
import { exactValue } from "../arithmetic/exact.ts";
import { numericValue } from "../arithmetic/numeric.ts";
import { safePrimes } from "../arithmetic/primes.ts";
import { same } from "../arithmetic/rational.ts";
import { type Field, type Residue, residueOf } from "../arithmetic/residue.ts";
import { lettersIn, type Node, some } from "../syntax/syntax.ts";
import { countsThings, fieldsOf, firstPointFor, pointsFor } from "./sampling.ts";

/**
 * Whether two expressions have the same value, wherever both are defined. Exact for fractions, polynomials, rational
 * functions and roots of numbers; otherwise by comparing values with a bound on their error at seeded points.
 */
export function sameValue(key: Node, given: Node): boolean {
  spend(10);
  const [a, b] = [exactValue(key), exactValue(given)];
  if (a && b) return same(a, b);
  if (clearlyDiffer(key, given)) return false;
  return sameResidue(key, given) ?? sameNumerically(key, given, a !== null, b !== null);
}

/** A quick first test, which finds most wrong answers: at one point both values are real and clearly apart. */
function clearlyDiffer(key: Node, given: Node): boolean {
  const values = countsThings(key) || countsThings(given) ? atWholePoint : atAnyPoint;
  const [a, b] = [firstValue(key, values), firstValue(given, values)];
  if (!c.isDefined(a) || !c.isDefined(b) || a.im !== 0 || b.im !== 0 || agreement(a, b) !== "differ") return false;
  const whole = values === atWholePoint;
  return [key, given].every((node) => staysReal(node, firstPointFor(node, whole)));
}

/** Whether every part of the expression is real at this point: √x·√y is not √(xy) where both letters are negative. */
export function staysReal(node: Node, point: ReadonlyMap<string, number>): boolean {
  return !some(node, (inner) => {
    if (inner.kind !== "root" && inner.kind !== "power" && inner.kind !== "call") return false;
    const value = numericValue(inner, point);
    return c.isDefined(value) && !c.isReal(value);
  });
}

/** Whether it holds a decimal so long that it can only be an approximation: `e^(0.6931471805599453x)` is not 2^x. */
const holdsLongDecimal = (node: Node) =>
  some(node, (inner) => inner.kind === "number" && inner.shape === "decimal" && inner.value.den > LONG_DECIMAL);
const LONG_DECIMAL = 10n ** 8n;

const atAnyPoint = new WeakMap<Node, c.Complex>();
const atWholePoint = new WeakMap<Node, c.Complex>();

function firstValue(node: Node, values: WeakMap<Node, c.Complex>): c.Complex {
  const known = values.get(node);
  if (known) return known;
  const value = numericValue(node, firstPointFor(node, values === atWholePoint));
  values.set(node, value);
  return value;
}

/** Null where remainders cannot decide. */
function sameResidue(key: Node, given: Node): boolean | null {
  for (const prime of safePrimes) {
    const verdict = agreeModulo(key, given, fieldsOf(prime));
    if (verdict !== "no-root") return verdict === "no-class" ? null : verdict;
  }
  return null;
}

function agreeModulo(key: Node, given: Node, fields: Field[]): boolean | "no-class" | "no-root" {
  for (const field of fields) {
    const a = residueOf(key, field);
    const b = typeof a === "string" ? a : residueOf(given, field);
    if (typeof a === "string") return a;
    if (typeof b === "string") return b;
    if (!sameFraction(a, b, field.prime)) return false;
  }
  return true;
}

function sameFraction(a: Residue, b: Residue, prime: bigint): boolean {
  return a.den !== 0n && b.den !== 0n && (a.num * b.den - b.num * a.den) % prime === 0n;
}

/** So many points must agree before two expressions with letters count as the same. */
const AGREEING_MIN = 8;
/**
 * If a value's error is larger than this, the doubles have too few digits left, and agreement at the point proves
 * nothing.
 */
const MEANINGFUL_ERROR = 1e-8;
const MEANINGFUL_NEAR_ZERO = 1e-11;
/** A fraction that is the value of, say, `log_2 8` or `sin 30°` is short; a long decimal is an approximation. */
const SHORT_FRACTION = 10n ** 5n;

function sameNumerically(key: Node, given: Node, keyIsFraction: boolean, givenIsFraction: boolean): boolean {
  const letters = [...lettersIn(given, lettersIn(key))].sort();
  if (letters.length === 0) {
    const fraction = keyIsFraction ? exactValue(key) : givenIsFraction ? exactValue(given) : null;
    if (fraction && (fraction.den > SHORT_FRACTION || fraction.num > 10n ** 12n || fraction.num < -(10n ** 12n)))
      return false;
    return agreement(numericValue(key, noLetters), numericValue(given, noLetters)) === "agree";
  }
  if (holdsLongDecimal(key) !== holdsLongDecimal(given)) return false;
  const imaginary = (node: Node) => some(node, (inner) => inner.kind === "constant" && inner.name === "i");
  const strict = imaginary(key) || imaginary(given);
  const seen = { both: 0, keyReal: 0, complex: 0, complexDiffers: false };
  for (const point of pointsFor([key, given], letters)) {
    const [a, b] = [numericValue(key, point), numericValue(given, point)];
    if (!c.isDefined(a)) continue;
    const real = strict || c.isReal(a);
    if (real) seen.keyReal++;
    if (!c.isDefined(b)) continue;
    const verdict = agreement(a, b);
    if (strict || (real && c.isReal(b))) {
      if (verdict === "differ" && (strict || (staysReal(key, point) && staysReal(given, point)))) return false;
      if (verdict === "agree") seen.both++;
    } else if (!real && !c.isReal(b)) {
      if (verdict === "differ") seen.complexDiffers = true;
      if (verdict === "agree") seen.complex++;
    }
  }
  if (seen.keyReal === 0) return seen.complex >= AGREEING_MIN && !seen.complexDiffers;
  return seen.both >= Math.min(AGREEING_MIN, seen.keyReal) && seen.both * 12 >= seen.keyReal && seen.both >= 4;
}

const noLetters: ReadonlyMap<string, number> = new Map();

function agreement(a: c.Complex, b: c.Complex): "agree" | "differ" | "unclear" {
  if (!c.isDefined(a) || !c.isDefined(b)) return "unclear";
  const err = a.err + b.err;
  const apart = Math.hypot(a.re - b.re, a.im - b.im);
  if (apart > 4 * err) return "differ";
  const largest = Math.max(c.size(a), c.size(b));
  return err <= Math.max(MEANINGFUL_ERROR * largest, MEANINGFUL_NEAR_ZERO) ? "agree" : "unclear";
}
