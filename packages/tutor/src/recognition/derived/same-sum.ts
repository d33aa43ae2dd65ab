import { childrenOf, exactValue, isConstant, type Node, q } from "@dripstone/checker/mathematics";
import { shapeOf } from "./shape.ts";
import { digitsOf, factorBetween, inProportion, isOwnProportion, isStep, sortedNumbers } from "./steps.ts";

/** Fewer digits are easily in another calculation, too. */
const OWN_DIGITS = 3;

/** Whether a calculation is made of another one by steps, or has it in it. */
export const isSameSum = (said: Node, open: Node): boolean =>
  isMadeOf(said, open) || partsOf(said).some((part) => isWithin(part, open));

function isMadeOf(said: Node, open: Node): boolean {
  if (isConstant(said) !== isConstant(open)) return false;
  return (
    isSameTerms(termsOf(said), termsOf(open)) ||
    isSameFactors(factorsOf(said), factorsOf(open)) ||
    isInSteps(said, open) ||
    isShifted(said, open) ||
    isSpread(said, open)
  );
}

function partsOf(node: Node): Node[] {
  const below = childrenOf(node);
  return [...below, ...below.flatMap(partsOf)];
}

/** `26/2` in `26/2 + 1` */
function isWithin(part: Node, open: Node): boolean {
  if (part.kind !== open.kind) return false;
  const [one, other] = [shapeOf(part), shapeOf(open)];
  return (
    one.numbers.length > 1 &&
    one.shape === other.shape &&
    digitsOf(other.numbers) >= OWN_DIGITS &&
    one.numbers.every((number, place) => q.same(number, other.numbers[place] ?? q.ZERO))
  );
}

/** What is added up, with its signs: 1/4 + 2/3, where each is a number; null where there is nothing to be added. */
function termsOf(node: Node): q.Rational[] | null {
  if (node.kind !== "add" && node.kind !== "subtract") return null;
  const [left, right] = [node.left, node.right].map((side) => termsOf(side) ?? numberOf(side));
  if (!left || !right) return null;
  return [...left, ...(node.kind === "add" ? right : right.map(q.negate))];
}

/** What is multiplied: 12 · 15, or 26 · 1/2 for 26 ÷ 2. */
function factorsOf(node: Node): q.Rational[] | null {
  if (node.kind !== "multiply" && node.kind !== "divide") return null;
  const [left, right] = [node.left, node.right].map(
    (side) => (isFraction(side) ? null : factorsOf(side)) ?? numberOf(side),
  );
  if (!left || !right) return null;
  const turned = node.kind === "multiply" ? right : right.map((number) => q.divide(q.ONE, number));
  const all = turned.filter((number) => number !== null);
  return all.length === turned.length ? [...left, ...all] : null;
}

const isFraction = (node: Node): boolean =>
  node.kind === "divide" && [node.left, node.right].every(({ kind }) => kind === "number");

/** What a part comes to. */
function numberOf(node: Node): q.Rational[] | null {
  const value = exactValue(node);
  return value && [value];
}

function isSameTerms(said: q.Rational[] | null, open: q.Rational[] | null): boolean {
  if (!said || !open || said.length !== open.length) return false;
  if (isNext(said, open)) return true;
  const known = sortedNumbers(open);
  return [said, said.map(q.negate)].some((terms) => {
    const k = factorBetween(known, sortedNumbers(terms));
    if (!k || !isStep(k) || (areWhole(said) !== areWhole(open) && !isTen(k))) return false;
    return isLarge(open) || (!areWhole(open) && digitsOf(open) > OWN_DIGITS);
  });
}

/** 1235 + 5678 or 504 - 188: hardly anything is added to large numbers. */
const isNext = (said: readonly q.Rational[], open: readonly q.Rational[]): boolean =>
  open.every((term) => digitsOf([term]) >= OWN_DIGITS) &&
  sortedNumbers(open).every((term, place) => {
    const by = q.absolute(q.subtract(sortedNumbers(said)[place] ?? q.ZERO, term));
    return q.compare(by, NEXT_MAX) <= 0;
  });

const NEXT_MAX = q.rational(3n);

const isTen = (k: q.Rational) => q.same(withoutTens(k), q.ONE);
const areWhole = (numbers: readonly q.Rational[]) => numbers.every(q.isInteger);
const isLarge = (numbers: readonly q.Rational[]) => digitsOf(inProportion(numbers)) >= OWN_DIGITS;

function isSameFactors(said: q.Rational[] | null, open: q.Rational[] | null): boolean {
  if (!said || !open || said.length !== open.length) return false;
  if (isMoved(said, open)) return true;
  if (open.length !== 2) return false;
  const [a = q.ONE, b = q.ONE] = open;
  return [said, said.toReversed()].some(([one = q.ONE, other = q.ONE]) => {
    const [k, m] = [q.divide(one, a), q.divide(other, b)];
    if (!k || !m) return false;
    // 6 · 30 for 12 · 15, and 52 ÷ 4 for 26 ÷ 2.
    if (q.same(q.multiply(k, m), q.ONE)) return isStep(k) && isOwnProduct(a, b);
    return [k, m].some((by) => q.same(by, q.ONE)) && isStep(k) && isStep(m) && [a, b].every(isLong);
  });
}

function isOwnProduct(a: q.Rational, b: q.Rational): boolean {
  const value = q.multiply(a, b);
  const isQuotient = a.den > 1n || b.den > 1n;
  return isQuotient ? isOwnProportion([value.num, value.den]) : digitsOf([a, b]) >= OWN_DIGITS;
}

const isLong = (number: q.Rational) => q.isInteger(number) && digitsOf([number]) > 1;

/** With the decimal points elsewhere: 1.2 · 150 */
function isMoved(said: readonly q.Rational[], open: readonly q.Rational[]): boolean {
  const [one, other] = [said, open].map((numbers) => sortedNumbers(numbers.map(withoutTens)));
  return (
    !!one &&
    !!other &&
    digitsOf(other.filter((part) => !q.same(part, q.ONE))) >= OWN_DIGITS &&
    one.every((part, place) => q.same(part, other[place] ?? q.ZERO))
  );
}

/** 15 for 150, 1.5 and -15. */
function withoutTens(number: q.Rational): q.Rational {
  let { num, den } = q.absolute(number);
  if (num === 0n) return q.ZERO;
  while (den % 10n === 0n || den % 5n === 0n || den % 2n === 0n) ({ num, den } = q.rational(num * 10n, den));
  while (num % 10n === 0n) num /= 10n;
  return q.rational(num, den);
}

/** The same is done, and all its numbers are so many times as large. */
function isInSteps(said: Node, open: Node): boolean {
  const [one, other] = [shapeOf(said), shapeOf(open)];
  if (one.shape !== other.shape) return false;
  const [number, known] = [one.numbers[0], other.numbers[0]];
  if (!number || !known) return false;
  if (other.numbers.length === 1) return /x.*power|power.*x/.test(other.shape) && q.same(number, known);
  const k = factorBetween(other.numbers, one.numbers);
  const parts = inProportion(other.numbers);
  return (
    k !== null && isStep(k) && (digitsOf(parts) > OWN_DIGITS || (open.kind === "divide" && isOwnProportion(parts)))
  );
}

/** What comes out is the same but for the sign and the decimal point, by the same signs. */
function isShifted(said: Node, open: Node): boolean {
  const known = shapeOf(open);
  if (known.numbers.length < 2 || shapeOf(said).shape !== known.shape) return false;
  const [one, other] = [exactValue(said), exactValue(open)];
  if (!one || !other) return false;
  const value = withoutTens(other);
  return digitsOf([value]) >= OWN_DIGITS && q.same(withoutTens(one), value);
}

/** 12 · 10 + 12 · 5 for 12 · 15. */
function isSpread(said: Node, open: Node): boolean {
  const factors = open.kind === "multiply" ? factorsOf(open) : null;
  const [one, other] = [exactValue(said), exactValue(open)];
  if (!factors || !one || !other || !q.same(one, other) || digitsOf([other]) < OWN_DIGITS) return false;
  const { numbers } = shapeOf(said);
  return (
    numbers.length > 2 && factors.some((factor) => isLong(factor) && numbers.some((number) => q.same(number, factor)))
  );
}

/** The legs of a right triangle whose longest side is asked for: √(33² + 56²), or √(1089 + 3136). */
export function legsIn(node: Node): q.Rational[] | null {
  if (node.kind !== "root" || node.degree || node.of.kind !== "add") return null;
  const legs = [node.of.left, node.of.right].map((side) => {
    const square = exactValue(side);
    return square && q.root(square, 2n);
  });
  const all = legs.filter((leg) => leg !== null);
  return all.length === 2 ? all : null;
}
