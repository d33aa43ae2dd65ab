import { q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber, simplestRoot } from "../../../algebra/numbers.ts";

/** A sum of fractions times square roots, by what stands under the root: `3 + 2√5` has 3 at 1 and 2 at 5. */
export type RootSum = ReadonlyMap<bigint, q.Rational>;

export const single = (by: q.Rational, of: bigint): RootSum => new Map(by.num === 0n ? [] : [[of, by]]);

export function sumOf(a: RootSum, b: RootSum): RootSum {
  const all = new Map(a);
  for (const [of, by] of b) {
    const sum = q.add(all.get(of) ?? q.ZERO, by);
    if (sum.num === 0n) all.delete(of);
    else all.set(of, sum);
  }
  return all;
}

export function timesRoots(a: RootSum, b: RootSum): RootSum {
  let all: RootSum = new Map();
  for (const [of, by] of a) {
    for (const [other, times] of b) {
      const root = simplestRoot(of * other);
      if (root) all = sumOf(all, single(q.multiply(q.multiply(by, times), q.rational(root.outside)), root.inside));
    }
  }
  return all;
}

export function power(base: RootSum, times: number): RootSum {
  let all = single(q.ONE, 1n);
  for (let step = 0; step < times; step++) all = timesRoots(all, base);
  return all;
}

/** What a denominator is multiplied by to lose its roots: √3 for 2√3, and 2 - √3 for 2 + √3. */
export function conjugated(of: RootSum): RootSum {
  const [[only] = [], ...more] = [...of.entries()];
  if (more.length === 0) return only === undefined || only === 1n ? single(q.ONE, 1n) : single(q.ONE, only);
  const last = sorted(of).at(-1);
  return new Map([...of].map(([root, by]) => [root, root === last?.[0] ? q.negate(by) : by]));
}

/** Null for more than two terms. */
export function inverse(of: RootSum): RootSum | null {
  if (of.size === 0 || of.size > 2) return null;
  const by = conjugated(of);
  const below = timesRoots(of, by).get(1n);
  const factor = below && q.divide(q.ONE, below);
  return factor && timesRoots(of, by).size === 1 ? timesRoots(by, single(factor, 1n)) : null;
}

const sorted = (of: RootSum) => [...of].sort(([a], [b]) => (a < b ? -1 : 1));

export const latexSum = (of: RootSum) =>
  printed(
    of,
    latexNumber,
    (root) => `\\sqrt{${root}}`,
    (above, below) => `\\frac{${above}}{${below}}`,
  );
export const plainSum = (of: RootSum) =>
  printed(
    of,
    plainNumber,
    (root) => `sqrt(${root})`,
    (above, below) => `${above}/${below}`,
  );

function printed(
  of: RootSum,
  number: (value: q.Rational) => string,
  root: (of: bigint) => string,
  over: (above: string, below: bigint) => string,
): string {
  if (of.size === 0) return "0";
  return sorted(of)
    .map(([inside, by], index) => {
      const size = q.absolute(by);
      const sign = by.num < 0n ? (index === 0 ? "-" : " - ") : index === 0 ? "" : " + ";
      if (inside === 1n) return sign + number(size);
      const above = `${size.num === 1n ? "" : size.num}${root(inside)}`;
      return sign + (size.den === 1n ? above : over(above, size.den));
    })
    .join("");
}
