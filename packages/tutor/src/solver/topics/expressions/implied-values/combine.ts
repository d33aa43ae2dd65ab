import { q } from "@dripstone/checker/mathematics";
import { constant, type Polynomial, product } from "../../../algebra/polynomial.ts";
import type { Given } from "./read.ts";

/** A product of givens to their powers, times a number. */
export type Part = { powers: number[]; by: q.Rational };

const DEGREE_MAX = 4;
const PRODUCTS_MAX = 60;

/** What is wanted as a sum of products of what is given; null where it is none, or the givens contradict each other. */
export function combinationOf(givens: Given[], wanted: Polynomial): Part[] | null {
  for (let degree = 1; degree <= DEGREE_MAX; degree++) {
    const basis = productsOf(givens, degree);
    if (!basis) return null;
    const found = solved(basis, wanted);
    if (found === "contradiction") return null;
    if (found) return found;
  }
  return null;
}

type Product = { powers: number[]; of: Polynomial; value: q.Rational };

function productsOf(givens: Given[], degree: number): Product[] | null {
  let all: Product[] = [{ powers: givens.map(() => 0), of: constant(q.ONE), value: q.ONE }];
  let last = all;
  for (let step = 0; step < degree; step++) {
    const next: Product[] = [];
    for (const { powers, of, value } of last)
      for (const [index, given] of givens.entries()) {
        // Each product once: by givens that stand no earlier than those it has.
        if (powers.some((power, at) => at > index && power > 0)) continue;
        const more = product(of, given.of);
        if (!more) return null;
        next.push({
          powers: powers.map((power, at) => power + (at === index ? 1 : 0)),
          of: more,
          value: q.multiply(value, given.value),
        });
      }
    all = [...all, ...next];
    last = next;
    if (all.length > PRODUCTS_MAX) return null;
  }
  return all;
}

const nameOf = (powers: ReadonlyMap<string, number>) =>
  [...powers]
    .filter(([, power]) => power > 0)
    .map(([letter, power]) => `${letter}^${power}`)
    .sort()
    .join(" ");

/** By Gauss: one equation for each power of the letters. What makes 0 of itself must be worth 0, too. */
function solved(basis: Product[], wanted: Polynomial): Part[] | "contradiction" | null {
  const names = [...new Set([...basis.map(({ of }) => of), wanted].flat().map(({ powers }) => nameOf(powers)))];
  const column = (of: Polynomial) => {
    const byName = new Map(of.map(({ powers, by }) => [nameOf(powers), by]));
    return names.map((name) => byName.get(name) ?? q.ZERO);
  };
  const columns = [...basis.map(({ of }) => column(of)), column(wanted)];
  const rows = names.map((_, row) => columns.map((each) => each[row] ?? q.ZERO));
  const pivots: number[] = [];
  for (let at = 0; at < basis.length; at++) {
    const from = pivots.length;
    const found = rows.findIndex((row, index) => index >= from && row[at]?.num !== 0n);
    const pivot = rows[found];
    if (found < 0 || !pivot) continue;
    const inverse = q.divide(q.ONE, pivot[at] ?? q.ONE) ?? q.ONE;
    const unit = pivot.map((value) => q.multiply(value, inverse));
    rows[found] = rows[from] ?? unit;
    rows[from] = unit;
    for (const [index, row] of rows.entries()) {
      const by = row[at] ?? q.ZERO;
      if (index === from || by.num === 0n) continue;
      rows[index] = row.map((value, place) => q.subtract(value, q.multiply(by, unit[place] ?? q.ZERO)));
    }
    pivots.push(at);
  }
  const worth = (at: number) => basis[at]?.value ?? q.ZERO;
  const inPivots = (place: number) =>
    pivots.reduce((all, at, row) => q.add(all, q.multiply(rows[row]?.[place] ?? q.ZERO, worth(at))), q.ZERO);
  const free = basis.map((_, at) => at).filter((at) => !pivots.includes(at));
  if (free.some((at) => !q.same(worth(at), inPivots(at)))) return "contradiction";
  const last = basis.length;
  if (rows.slice(pivots.length).some((row) => row[last]?.num !== 0n)) return null;
  return pivots.flatMap((at, row) => {
    const by = rows[row]?.[last] ?? q.ZERO;
    return by.num === 0n ? [] : [{ powers: basis[at]?.powers ?? [], by }];
  });
}
