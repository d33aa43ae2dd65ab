import { isDefined, isReal } from "../arithmetic/complex.ts";
import { exactValue } from "../arithmetic/exact.ts";
import { numericValue } from "../arithmetic/numeric.ts";
import { absolute, compare, divide, type Rational, rational, subtract } from "../arithmetic/rational.ts";
import type { Rubric } from "../rubric.ts";
import { type Answer, isConstant, type Node, numberNode, product, some } from "../syntax/syntax.ts";
import { degreesOf, unitsThatFit } from "../words/units.ts";
import { isFiner, roundsExactKey, roundsToFigures, roundsToPlaces } from "./rounding.ts";
import { sameValue } from "./same-value.ts";

export type Quantity = Extract<Answer, { kind: "expression" }>;

/**
 * How far a number may be from the key: rounded to so many decimal places or significant figures, or this much, in the
 * key's unit. `rounded`: also where an exact value is asked for, to tell a child so.
 */
export type Allowance = Pick<Rubric, "decimals" | "figures" | "tolerance" | "kind" | "order" | "repeats"> & {
  rounded?: boolean;
  /** Also with more places or figures than were asked for, to tell a child so. */
  finer?: boolean;
};

/**
 * Whether a value with its unit is the key's. If the key has no unit, any unit may stand in the answer; if it has one, the
 * answer may leave it out or use another of the same dimension. `decimals` allows a rounded decimal where the key itself
 * cannot be written as a decimal.
 */
export function sameQuantity(key: Quantity, given: Quantity, allowed: Allowance = {}): boolean {
  const { tolerance } = allowed;
  const same = (a: Node, b: Node) => sameInfinity(a, b) ?? (sameValue(a, b) || isAllowed(a, b, allowed));
  if (!key.unit || !given.unit || key.unit.text === given.unit.text) {
    // `2π/3` says radians by itself: `2π/3 degrees` is another angle.
    const areRadians = !key.unit && given.unit?.dimension === "angle" && some(key.of, isPi);
    if (!areRadians && same(key.of, given.of)) return true;
    // 30° as π/6.
    const [a, b] = [inDegrees(key), inDegrees(given)];
    return !(key.unit && given.unit) && (a !== null || b !== null) && sameValue(a ?? key.of, b ?? given.of);
  }
  const units =
    unitsThatFit(key.unit, degreesOf(key.unit, given.unit)) ??
    (given.unit.each ? unitsThatFit(key.unit, given.unit.each) : null);
  if (!units) return false;
  if (sameValue(product(key.of, numberNode(units[0].size)), scaled(given.of, units[1].size))) return true;
  const factor = divide(units[1].size, units[0].size);
  return factor !== null && isNear(key.of, scaled(given.of, factor), tolerance);
}

const isPi = (node: Node) => node.kind === "constant" && node.name === "pi";

const inDegrees = ({ of, unit }: Quantity): Node | null =>
  unit?.dimension === "angle" ? { kind: "degrees", of: scaled(of, divide(unit.size, DEGREE) ?? unit.size) } : null;

const DEGREE = rational(3600n);

function scaled(node: Node, by: Rational): Node {
  return { kind: "multiply", left: node, right: numberNode(by), implicit: false };
}

/** Infinity is equal to itself alone; null if neither side is infinite. */
function sameInfinity(a: Node, b: Node): boolean | null {
  const [x, y] = [infinitySign(a), infinitySign(b)];
  return x === 0 && y === 0 ? null : x === y;
}

export function infinitySign(node: Node): number {
  if (node.kind === "negate") return -infinitySign(node.of);
  return node.kind === "constant" && node.name === "infinity" ? 1 : 0;
}

function isAllowed(key: Node, given: Node, { decimals, figures, tolerance, rounded, finer }: Allowance): boolean {
  return (
    (decimals !== undefined && roundsToPlaces(key, given, decimals)) ||
    (figures !== undefined && roundsToFigures(key, given, figures)) ||
    (finer === true && isFiner(key, given, { decimals, figures })) ||
    isNear(key, given, tolerance) ||
    (rounded === true && roundsExactKey(key, given))
  );
}

/** Whether two numbers are at most `tolerance` apart; the bound itself is within. */
function isNear(key: Node, given: Node, tolerance: number | undefined): boolean {
  const isOne = tolerance !== undefined && tolerance >= 0 && tolerance <= TOLERANCE_MAX;
  if (!isOne || !isConstant(key) || !isConstant(given)) return false;
  const [a, b] = [exactValue(key), exactValue(given)];
  if (a && b) return compare(absolute(subtract(a, b)), rationalOf(tolerance)) <= 0;
  const [x, y] = [numericValue(key, new Map()), numericValue(given, new Map())];
  if (!isDefined(x) || !isReal(x) || !isDefined(y) || !isReal(y)) return false;
  return Math.abs(x.re - y.re) + x.err + y.err <= tolerance;
}

const TOLERANCE_MAX = 1e6;
const TOLERANCE_PLACES = 12;

/** The exact decimal that the author typed: a double cannot hold 0.1. */
function rationalOf(tolerance: number): Rational {
  return rational(BigInt(Math.round(tolerance * 10 ** TOLERANCE_PLACES)), 10n ** BigInt(TOLERANCE_PLACES));
}
