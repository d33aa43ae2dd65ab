import { q } from "@dripstone/checker/mathematics";
import { coefficient, degree, lettersOf, type Polynomial } from "../../solver/algebra/polynomial.ts";
import type { System } from "./lines.ts";
import { withNames } from "./same-line.ts";
import { digitsOf, factorBetween, ordersOf } from "./steps.ts";

type Row = q.Rational[];

/** Where hardly anything tells two systems apart but what they come to: each equation at most twice, or added to another. */
const TIMES_MAX = 2n;
/** Of the solution, from which on it is a problem's own. */
const OWN_DIGITS = 3;

/**
 * Whether a system is made of another one: its equations multiplied, added, or written otherwise, with other letters. Many small ones have the same
 * solution, so that one counts only where an equation of the other is left, or is easily seen in it, or where the solution is no small one.
 */
export function isSameSystem(said: System, open: System): boolean {
  if (said.letters.length !== open.letters.length) return false;
  const letters = open.letters.toSorted();
  const known = open.rows.map((row) => rowIn(row, letters));
  const wanted = reduced(known);
  return ordersOf(letters).some((names) => {
    const renaming = new Map(said.letters.toSorted().map((letter, place) => [letter, names[place] ?? letter]));
    const rows = said.rows.map((row) => rowIn(withNames(row, renaming), letters));
    return areSame(reduced(rows), wanted) && isMadeOf(rows, known, wanted);
  });
}

/** The numbers at the letters, and the plain one. */
const rowIn = (of: Polynomial, letters: readonly string[]): Row => [
  ...letters.map((letter) => of.find(({ powers }) => powers.get(letter) === 1)?.by ?? q.ZERO),
  coefficient(of, 0),
];

function isMadeOf(rows: Row[], known: Row[], wanted: Row[]): boolean {
  const isTold = (row: Row) => row.filter(({ num }) => num !== 0n).length > 2;
  if (rows.some((row) => isTold(row) && known.some((other) => factorBetween(row, other) !== null))) return true;
  if (digitsOf(wanted.map((row) => row.at(-1) ?? q.ZERO)) >= OWN_DIGITS) return true;
  const [first, second] = known;
  return (
    known.length === 2 &&
    !!first &&
    !!second &&
    rows.every((row) => {
      if (!isTold(row)) return false;
      const parts = partsOf(row, first, second);
      return parts?.every((part) => (part < 0n ? -part : part) <= TIMES_MAX) ?? false;
    })
  );
}

/** How often each of two rows is in a third one, in their smallest proportion. */
function partsOf(row: Row, first: Row, second: Row): [bigint, bigint] | null {
  for (const [i, a] of first.entries())
    for (const j of first.keys()) {
      const [b, c, d] = [second[i] ?? q.ZERO, first[j] ?? q.ZERO, second[j] ?? q.ZERO];
      const [e, f] = [row[i] ?? q.ZERO, row[j] ?? q.ZERO];
      const both = q.subtract(q.multiply(a, d), q.multiply(b, c));
      if (both.num === 0n) continue;
      const one = q.divide(q.subtract(q.multiply(e, d), q.multiply(b, f)), both);
      const other = q.divide(q.subtract(q.multiply(a, f), q.multiply(e, c)), both);
      if (!one || !other) return null;
      const [x, y] = [one.num * other.den, other.num * one.den];
      const common = q.gcd(x, y);
      const size = common < 0n ? -common : common;
      return size === 0n ? null : [x / size, y / size];
    }
  return null;
}

/** In reduced row-echelon form, which all systems with the same solutions have in common. */
function reduced(rows: readonly Row[]): Row[] {
  const made = rows.map((row) => [...row]);
  let done = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0); column++) {
    const at = made.findIndex((row, place) => place >= done && row[column]?.num !== 0n);
    const pivot = made[at];
    if (!pivot) continue;
    made.splice(at, 1);
    const lead = pivot[column] ?? q.ONE;
    const one = pivot.map((number) => q.divide(number, lead) ?? q.ZERO);
    for (const [place, row] of made.entries()) {
      const by = row[column] ?? q.ZERO;
      made[place] = row.map((number, nth) => q.subtract(number, q.multiply(by, one[nth] ?? q.ZERO)));
    }
    made.splice(done, 0, one);
    done += 1;
  }
  return made.filter((row) => row.some(({ num }) => num !== 0n));
}

const areSame = (some: Row[], others: Row[]): boolean =>
  some.length === others.length &&
  some.every((row, place) => row.every((number, nth) => q.same(number, others[place]?.[nth] ?? q.ZERO)));

/** Whether a line in several letters is another one, up to a factor: 6x - 4y = 24 is 3x - 2y = 12. */
export function isSameInLetters(said: Polynomial, open: Polynomial): boolean {
  const letters = lettersOf(open);
  if (
    degree(open) !== 1 ||
    degree(said) !== 1 ||
    letters.length < 2 ||
    open.length < 3 ||
    `${lettersOf(said)}` !== `${letters}`
  )
    return false;
  return said.length === open.length && factorBetween(rowIn(said, letters), rowIn(open, letters)) !== null;
}
