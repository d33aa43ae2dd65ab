import { q } from "@dripstone/checker/mathematics";
import { latexSurd, plainSurd, rootOf, type Surd } from "../../../algebra/surds.ts";
import { whole } from "../../../sentences/fractions.ts";
import type { LongSum } from "./read.ts";

/** By what is left after the others cancel, or by a formula. */
export function totalOf(of: Exclude<LongSum, { kind: "roots" }>): q.Rational | null {
  const n = BigInt(of.n);
  switch (of.kind) {
    case "apart": {
      const many = of.factors - 1;
      const product = (from: bigint) =>
        Array.from({ length: many }, (_, place) => from + BigInt(place) * of.by).reduce((all, one) => all * one, 1n);
      const left = q.subtract(q.rational(1n, product(of.from)), q.rational(1n, product(of.from + n * of.by)));
      return q.multiply(q.rational(of.above, of.by * BigInt(many)), left);
    }
    case "product": {
      const last = of.from + n - 1n;
      const rising = q.rational(last + 1n, of.from);
      const falling = q.rational(of.from - 1n, last);
      return of.power === 2 ? q.multiply(rising, falling) : of.sign > 0n ? rising : falling;
    }
    case "powers":
      return of.power === 2 ? q.rational(n * (n + 1n) * (2n * n + 1n), 6n) : whole(((n * (n + 1n)) / 2n) ** 2n);
    case "neighbors":
      return q.rational(n * (n + 1n) * (n + 2n), 3n);
    case "square-turns": {
      const even = n % 2n === 0n ? n : n - 1n;
      const pairs = (-of.by * even * (2n * of.from + (even - 1n) * of.by)) / 2n;
      return whole(even === n ? pairs : pairs + (of.from + even * of.by) ** 2n);
    }
    case "turns": {
      const pairs = -(n / 2n) * of.by;
      return whole(n % 2n === 0n ? pairs : pairs + of.from + (n - 1n) * of.by);
    }
  }
}

/** (√last - √first) / step, where the roots are alike or one is whole. */
export function surdOf({ from, by, n }: Extract<LongSum, { kind: "roots" }>): { said: string; key: string } | null {
  const [first, last] = [from, from + BigInt(n) * by].map((inside) => rootOf(whole(inside)));
  const share = q.rational(1n, by);
  if (!first || !last) return null;
  const [one, other] = [timesOf(first, q.negate(share)), timesOf(last, share)];
  const of = one.by.num === 0n ? other.of : one.of;
  if (one.by.num !== 0n && other.by.num !== 0n && one.of !== other.of) return null;
  const sum: Surd = { plain: q.add(one.plain, other.plain), by: q.add(one.by, other.by), of };
  return { said: latexSurd(sum), key: plainSurd(sum) };
}

const timesOf = ({ plain, by, of }: Surd, times: q.Rational): Surd => ({
  plain: q.multiply(plain, times),
  by: q.multiply(by, times),
  of,
});
