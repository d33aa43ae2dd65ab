import type { q } from "@dripstone/checker/mathematics";
import { fractionIn } from "../../../sentences/fractions.ts";

/** So many numbers with a mean. */
export type Group = { count: bigint; mean: q.Rational };

export type Averages =
  /** One of the numbers is a letter. */
  | { wanted: "listed"; known: q.Rational[]; letter: string; mean: q.Rational }
  /** The mean of two groups together. */
  | { wanted: "together"; groups: [Group, Group] }
  /** The number that was taken away, by the means before and after. */
  | { wanted: "removed"; whole: Group; left: Group }
  /** The mean of what a part, or one number, leaves. */
  | { wanted: "others"; whole: Group; part: Group }
  /** The mean with one number more. */
  | { wanted: "joined"; whole: Group; more: q.Rational }
  /** Each number becomes `by` times it and `more`. */
  | { wanted: "changed"; whole: Group; by: q.Rational; more: q.Rational };

const COUNT_MAX = 10_000n;

export function groupOf(count: string | undefined, value: string | undefined): Group | null {
  const found = fractionIn(value);
  const many = count === undefined ? 0n : BigInt(count);
  return found && many >= 1n && many <= COUNT_MAX ? { count: many, mean: found } : null;
}
