import { q } from "@dripstone/checker/mathematics";
import { degree, lettersOf, minus, type Polynomial, samePolynomial, scaled } from "../../solver/algebra/polynomial.ts";
import { rowOf } from "../../solver/algebra/rows.ts";
import type { Line } from "./lines.ts";
import { digitsOf, factorBetween, inProportion, isOwnProportion, isStep, ordersOf } from "./steps.ts";

const LETTERS_MAX = 3;
/** A number that is added to the letter: 3(y + 1) for 3x. */
const SHIFT_MAX = 20n;
const RENAMED_DIGITS = 5;
const PUT_DIGITS = 5;

/** Whether two polynomials of the second degree or more are one up to a factor and the names of their letters. */
export function isSamePolynomial(said: Polynomial, open: Polynomial): boolean {
  if (lettersOf(open).length > 1 && open.length < 3) return false;
  if (degree(open) < 2 || degree(said) !== degree(open) || said.length !== open.length || open.length < 2) return false;
  const [from, to] = [lettersOf(said), lettersOf(open)];
  if (from.length !== to.length || from.length > LETTERS_MAX) return false;
  return ordersOf(to).some((names) => {
    const renamed = withNames(said, new Map(from.map((letter, place) => [letter, names[place] ?? letter])));
    const factor = factorOf(renamed, open);
    return factor !== null && samePolynomial(scaled(renamed, factor), open);
  });
}

/** By which the first is multiplied to be the second, if it is at all. */
function factorOf(some: Polynomial, other: Polynomial): q.Rational | null {
  const [first] = some;
  const match = first && other.find(({ powers }) => areSame(powers, first.powers));
  return (match && q.divide(match.by, first.by)) ?? null;
}

const areSame = (some: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>) =>
  some.size === others.size && [...some].every(([letter, power]) => others.get(letter) === power);

export const withNames = (of: Polynomial, names: ReadonlyMap<string, string>): Polynomial =>
  of.map(({ powers, by }) => ({
    powers: new Map([...powers].map(([letter, power]) => [names.get(letter) ?? letter, power])),
    by,
  }));

/**
 * Whether an equation in one letter is made of another one by steps: both sides multiplied, terms brought to the other side, sides exchanged, another
 * letter. Every linear equation is `x = 13` in the end, so one counts only where enough of the other is left in it; more of it where one `isPut`
 * together of a system's equations.
 */
export function isSameLine(said: Line, open: Line, { isPut = false } = {}): boolean {
  const [one, other] = [minus(said.left, said.right), minus(open.left, open.right)];
  if (degree(one) !== degree(other)) return false;
  if (degree(one) > 1) return isSamePolynomial(one, other);
  if (lettersOf(one).length !== 1 || lettersOf(other).length !== 1) return false;
  const known = sidesOf(open);
  return [said, { left: said.right, right: said.left }].map(sidesOf).some((sides) => {
    const k = factorBetween(differenceOf(known), differenceOf(sides));
    if (isPut) return k !== null && isLeft(sides, known, k) && digitsOf(Object.values(known)) >= PUT_DIGITS;
    return k ? isLeft(sides, known, k) || isSameRest(sides, known, k) : isRenamed(sides, known);
  });
}

/** ax + b = cx + d */
type Sides = { a: q.Rational; b: q.Rational; c: q.Rational; d: q.Rational };

function sidesOf({ left, right }: Line): Sides {
  const [b = q.ZERO, a = q.ZERO] = rowOf(left);
  const [d = q.ZERO, c = q.ZERO] = rowOf(right);
  return { a, b, c, d };
}

/** Whether three numbers of it are left, or those on both sides. */
function isLeft(said: Sides, open: Sides, k: q.Rational): boolean {
  const [known, others] = [open, said].map(({ a, b, c, d }) => [a, b, c, d]);
  if (!known || !others) return false;
  return (
    (factorIs(k, known, others) && known.filter(({ num }) => num !== 0n).length > 2) ||
    isKept(k, [open.a, open.c], [said.a, said.c]) ||
    isKept(k, [open.b, open.d], [said.b, said.d])
  );
}

/** 6x = 78 for 3x = 39, or 4x = 52 for what comes to it: where the solution is not one of those that many equations have. */
function isSameRest(said: Sides, open: Sides, k: q.Rational): boolean {
  const [slope = q.ONE, rest = q.ZERO] = differenceOf(open);
  const value = q.divide(rest, slope);
  if (!value || digitsOf([value]) < 2 || q.same(q.absolute(value), USUAL)) return false;
  const isWhole = factorIs(k, [open.a, open.b, open.c, open.d], [said.a, said.b, said.c, said.d]);
  if (isWhole) return isStep(k) && !q.same(q.absolute(slope), q.ONE);
  const isOwn = !q.same(q.absolute(slope), q.ONE) && q.compare(q.absolute(rest), REST_MIN) >= 0;
  return q.same(q.absolute(k), q.ONE) && isOwn;
}

const USUAL = q.rational(10n);
/** 4x = 52; many come to 2x = 22. */
const REST_MIN = q.rational(40n);

const differenceOf = ({ a, b, c, d }: Sides) => [q.subtract(a, c), q.subtract(b, d)];

const factorIs = (k: q.Rational, some: q.Rational[], others: q.Rational[]): boolean => {
  const found = factorBetween(some, others);
  return found !== null && q.same(found, k);
};

/** Two numbers that are on both sides in the one, and k times as much in the other. */
const isKept = (k: q.Rational, some: [q.Rational, q.Rational], others: [q.Rational, q.Rational]): boolean =>
  some.every(({ num }) => num !== 0n) &&
  factorIs(k, some, others) &&
  (q.same(q.absolute(k), q.ONE) || isOwnProportion(inProportion(some)));

/** With another number in the letter's place: 7(y - 3) + 9 = 3(y + 1) + 33, or 14y - 19 = 6y + 33. */
function isRenamed(said: Sides, open: Sides): boolean {
  const numbers = [open.a, open.b, open.c, open.d];
  if (numbers.some(({ num }) => num === 0n) || digitsOf(numbers) < RENAMED_DIGITS) return false;
  if (q.same(said.b, open.b) && q.same(said.d, open.d))
    return factorBetween([open.a, open.c], [said.a, said.c]) !== null;
  if (!q.same(said.a, open.a) || !q.same(said.c, open.c)) return false;
  const [one, other] = [q.divide(q.subtract(said.b, open.b), open.a), q.divide(q.subtract(said.d, open.d), open.c)];
  return !!one && !!other && q.same(one, other) && one.den === 1n && q.absolute(one).num <= SHIFT_MAX;
}
