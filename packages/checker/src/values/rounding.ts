import { isDefined, isReal } from "../arithmetic/complex.ts";
import { exactValue } from "../arithmetic/exact.ts";
import { numericValue } from "../arithmetic/numeric.ts";
import {
  absolute,
  compare,
  isInteger,
  multiply,
  type Rational,
  rational,
  subtract,
  toNumber,
} from "../arithmetic/rational.ts";
import { isConstant, type Node } from "../syntax/syntax.ts";

/** A decimal as it was written: its value, how many places it has after the point, and how many significant figures. */
type Decimal = { value: Rational; places: number; figures: number };

/** A decimal with more digits than this is compared with a double, which has not many more. */
const PLACES_MAX = 12;

/** Whether `given` is a decimal that rounds `key` to `places` places, for a key that no decimal can write out. */
export function roundsToPlaces(key: Node, given: Node, places: number): boolean {
  const decimal = decimalOf(given);
  const exact = exactValue(key);
  if (!decimal || !isConstant(key) || (exact && terminates(exact))) return false;
  return decimal.places <= places && isRounded(key, decimal.value, places);
}

/** Whether `given` is right to more places or figures than were asked for, rounded or cut off. */
export function isFiner(
  key: Node,
  given: Node,
  { decimals, figures }: { decimals?: number; figures?: number },
): boolean {
  const [decimal, exact] = [decimalOf(given), exactValue(key)];
  if (!decimal || !isConstant(key)) return false;
  const isMore =
    (decimals !== undefined && decimal.places > decimals && !(exact && terminates(exact))) ||
    (figures !== undefined && decimal.figures > figures);
  return isMore && (isRounded(key, decimal.value, decimal.places) || isCutOff(key, decimal));
}

/** Whether `given` rounds `key`, whatever the key is, to `figures` significant figures. */
export function roundsToFigures(key: Node, given: Node, figures: number): boolean {
  const [value, size] = [exactValue(given), sizeOf(key)];
  if (!value || !isConstant(given) || size === null || size === 0) return false;
  const places = figures - 1 - Math.floor(Math.log10(Math.abs(size)) + 1e-12);
  if (Math.abs(places) > PLACES_MAX) return false;
  return isInteger(multiply(value, tenTo(places))) && isRounded(key, value, places);
}

/** Whether `given` is a rightly rounded decimal where the key is written exactly: 0.67 for ⅔, 3.14 for π. */
export function roundsExactKey(key: Node, given: Node): boolean {
  const decimal = decimalOf(given);
  const bare = key.kind === "negate" ? key.of : key;
  if (
    !decimal ||
    !isConstant(key) ||
    (bare.kind === "number" && bare.shape !== "repeating" && bare.shape !== "mixed") ||
    decimal.places < 1 ||
    decimal.figures < 2
  )
    return false;
  const exact = exactValue(key);
  if (exact && (isInteger(exact) || compare(exact, decimal.value) === 0)) return false;
  return isRounded(key, decimal.value, decimal.places) || (decimal.places > 2 && isCutOff(key, decimal));
}

function decimalOf(node: Node): Decimal | null {
  const bare = node.kind === "negate" ? node.of : node;
  const literal = bare.kind === "percent" ? bare.of : bare;
  const value = exactValue(node);
  if (literal.kind !== "number" || (literal.shape !== "decimal" && literal.shape !== "integer") || !value) return null;
  if (!/^\d+(?:\.\d+)?$/.test(literal.latex)) return null;
  const written = literal.latex.split(".")[1]?.length ?? 0;
  const figures = literal.latex.replace(".", "").replace(/^0+/, "").length;
  return { value, places: written + (bare.kind === "percent" ? 2 : 0), figures };
}

/** Whether `value` is the key to so many places, a 5 rounded away from 0. */
function isRounded(key: Node, value: Rational, places: number): boolean {
  const half = multiply(tenTo(-places), rational(1n, 2n));
  const exact = exactValue(key);
  if (!exact) return isWithin(key, value, toNumber(half), places);
  if (exact.num < 0n !== value.num < 0n && value.num !== 0n) return false;
  const above = subtract(absolute(value), absolute(exact));
  return compare(absolute(above), half) < 0 || compare(above, half) === 0;
}

function isCutOff(key: Node, { value, places }: Decimal): boolean {
  const unit = tenTo(-places);
  const exact = exactValue(key);
  if (!exact) {
    const size = sizeOf(key);
    return size !== null && Math.abs(size) >= Math.abs(toNumber(value)) && isWithin(key, value, toNumber(unit), places);
  }
  const below = subtract(absolute(exact), absolute(value));
  return exact.num < 0n === value.num < 0n && below.num >= 0n && compare(below, unit) < 0;
}

function isWithin(key: Node, value: Rational, distance: number, places: number): boolean {
  const number = numericValue(key, new Map());
  if (!isDefined(number) || !isReal(number) || places > PLACES_MAX) return false;
  return Math.abs(number.re - toNumber(value)) + number.err <= distance;
}

function sizeOf(key: Node): number | null {
  if (!isConstant(key)) return null;
  const number = numericValue(key, new Map());
  return isDefined(number) && isReal(number) ? number.re : null;
}

const tenTo = (power: number): Rational =>
  power < 0 ? rational(1n, 10n ** BigInt(-power)) : rational(10n ** BigInt(power));

function terminates({ den }: Rational): boolean {
  let rest = den;
  for (const factor of [2n, 5n]) while (rest % factor === 0n) rest /= factor;
  return rest === 1n;
}
