import { q } from "@dripstone/checker/mathematics";
import {
  constant,
  degree,
  dividedBy,
  lettersOf,
  minus,
  type Polynomial,
  product,
  scaled,
  sum,
  type Term,
} from "../../../algebra/polynomial.ts";

/** What stands in each blank. */
export type Filling = ReadonlyMap<string, Polynomial>;

const CANDIDATES_MAX = 60;

/** All ways to fill the blanks so that `difference` is 0 for all numbers; null where they cannot be told. */
export function fillingsOf(difference: Polynomial, blanks: readonly string[], tried: readonly Term[]): Filling[] {
  const open = blanks.filter((blank) => degreeIn(difference, blank) > 0);
  const [blank] = open;
  if (blank === undefined) return difference.length === 0 && open.length === blanks.length ? [new Map()] : [];
  if (open.length === 1) {
    const alone = linearly(difference, blank);
    if (alone) return [new Map([[blank, alone]])];
  }
  const numbers = inNumbers(difference, open);
  if (numbers) return [numbers];
  // What stands in the highest power is tried first.
  const first = open.toSorted((a, b) => degreeIn(difference, b) - degreeIn(difference, a))[0] ?? blank;
  return tried.slice(0, CANDIDATES_MAX).flatMap((term) => {
    const rest = put(difference, first, [term]);
    const others = open.filter((other) => other !== first);
    if (!rest) return [];
    if (others.length === 0) return rest.length === 0 ? [new Map([[first, [term]]])] : [];
    return fillingsOf(rest, others, tried).map((found): Filling => new Map([[first, [term]], ...found]));
  });
}

const degreeIn = (of: Polynomial, letter: string) => Math.max(0, ...of.map(({ powers }) => powers.get(letter) ?? 0));

/** Of the terms with this power of the letter, what is beside it. */
const beside = (of: Polynomial, letter: string, power: number): Polynomial =>
  of
    .filter(({ powers }) => (powers.get(letter) ?? 0) === power)
    .map(({ powers, by }) => ({ by, powers: new Map([...powers].filter(([name]) => name !== letter)) }));

/** `a·u + b = 0`: u is -b/a, where that has no letters below. */
function linearly(of: Polynomial, blank: string): Polynomial | null {
  if (degreeIn(of, blank) !== 1) return null;
  return quotientOf(scaled(beside(of, blank, 0), q.rational(-1n)), beside(of, blank, 1));
}

/** Long division, the leading terms first; null where something is left over. */
function quotientOf(of: Polynomial, by: Polynomial): Polynomial | null {
  const [lead] = by;
  let [rest, found]: [Polynomial, Polynomial] = [of, []];
  for (let step = 0; step < STEPS_MAX && rest.length > 0 && lead; step++) {
    const [first] = rest;
    const [part] = first ? dividedBy([first], lead) : [];
    const whole = part && [...part.powers.values()].every((power) => power >= 0) ? product([part], by) : null;
    if (!part || !whole) return null;
    found = sum(found, [part]);
    rest = minus(rest, whole);
  }
  return rest.length === 0 ? found : null;
}

const STEPS_MAX = 40;

/** Numbers for the blanks, where each term of the identity gives an equation of the first degree. */
function inNumbers(of: Polynomial, blanks: readonly string[]): Filling | null {
  const isLinear = of.every(({ powers }) => blanks.reduce((all, blank) => all + (powers.get(blank) ?? 0), 0) <= 1);
  if (!isLinear) return null;
  const rows = new Map<string, q.Rational[]>();
  for (const { powers, by } of of) {
    const name = [...powers]
      .filter(([letter, power]) => power > 0 && !blanks.includes(letter))
      .map(([letter, power]) => `${letter}${power}`)
      .sort()
      .join(" ");
    const row = rows.get(name) ?? [...blanks, ""].map(() => q.ZERO);
    const place = blanks.findIndex((blank) => (powers.get(blank) ?? 0) > 0);
    const at = place < 0 ? blanks.length : place;
    row[at] = q.add(row[at] ?? q.ZERO, place < 0 ? q.negate(by) : by);
    rows.set(name, row);
  }
  const solved = solvedRows([...rows.values()], blanks.length);
  return solved && new Map(blanks.map((blank, nth) => [blank, constant(solved[nth] ?? q.ZERO)]));
}

/** Gauss; null unless there is one solution. */
function solvedRows(rows: q.Rational[][], count: number): q.Rational[] | null {
  const rest = rows.map((row) => [...row]);
  for (let column = 0; column < count; column++) {
    const at = rest.findIndex((row, nth) => nth >= column && row[column]?.num !== 0n);
    const [top] = at < 0 ? [] : rest.splice(at, 1);
    const inverse = top && q.divide(q.ONE, top[column] ?? q.ZERO);
    if (!top || !inverse) return null;
    const pivot = top.map((value) => q.multiply(value, inverse));
    rest.splice(column, 0, pivot);
    rest.forEach((row, nth) => {
      const by = row[column] ?? q.ZERO;
      if (nth !== column && by.num !== 0n)
        rest[nth] = row.map((value, place) => q.subtract(value, q.multiply(by, pivot[place] ?? q.ZERO)));
    });
  }
  return rest.slice(count).every((row) => row.every(({ num }) => num === 0n))
    ? rest.slice(0, count).map((row) => row[count] ?? q.ZERO)
    : null;
}

function put(of: Polynomial, letter: string, value: Polynomial): Polynomial | null {
  let all: Polynomial | null = [];
  for (let power = 0; power <= degreeIn(of, letter) && all; power++) {
    let part: Polynomial | null = beside(of, letter, power);
    for (let times = 0; times < power && part; times++) part = product(part, value);
    all = part && sum(all, part);
  }
  return all;
}

/** Roots of terms, and half of one by another: what the second term of a square may be. */
export function termsTried(known: readonly Term[]): Term[] {
  const roots = known.flatMap((term) => [2, 3].flatMap((times) => rootTerm(term, times) ?? []));
  const halves = known.flatMap((term) =>
    [...roots, ...known].flatMap((by) => {
      const [half] = dividedBy([term], { ...by, by: q.multiply(by.by, q.rational(2n)) });
      return half && [...half.powers.values()].every((power) => power >= 0) ? [half] : [];
    }),
  );
  const divisors = known
    .filter(({ powers, by }) => powers.size === 0 && by.den === 1n && q.absolute(by).num <= 200n)
    .flatMap(({ by }) =>
      Array.from({ length: Number(q.absolute(by).num) }, (_, nth) => BigInt(nth + 1))
        .filter((one) => by.num % one === 0n)
        .map((one): Term => ({ by: q.rational(one), powers: new Map() })),
    );
  const all = [...roots, ...halves, ...divisors].flatMap((term) => [term, { ...term, by: q.negate(term.by) }]);
  return all.filter((term, nth) => all.findIndex((other) => minus([term], [other]).length === 0) === nth);
}

function rootTerm(term: Term, times: number): Term | null {
  const by = q.root(term.by, BigInt(times));
  const powers = [...term.powers].filter(([, power]) => power > 0);
  if (!by || powers.some(([, power]) => power % times !== 0)) return null;
  return { by, powers: new Map(powers.map(([letter, power]) => [letter, power / times])) };
}

/** The terms of a polynomial without the blanks. */
export const knownTerms = (of: Polynomial, blanks: readonly string[]): Term[] =>
  of.filter((term) => !lettersOf([term]).some((letter) => blanks.includes(letter) && degree([term]) > 0));
