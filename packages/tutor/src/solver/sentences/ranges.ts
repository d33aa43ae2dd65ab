import { type Places, wholeIn } from "./frames.ts";

/** Whole numbers from `low` to `high`; `unsure` where nobody can tell whether the ends themselves are meant. */
export type Range = { low: bigint; high: bigint; unsure: boolean };

/** A range of whole numbers in a sentence: "between 10 and 30", 小于 20. */
export const ranges = {
  en: "(between {low} and {high}|from {first} (to|through) {last}|(less than|below|under|smaller than) {below}|[that are ]at most {most}|up to {most2}|between {first2} and {last2},? \\(?inclusive\\)?|from {first3} to {last3},? \\(?inclusive\\)?)",
  ch: "[在]({first}(到|至|-|~){last}(的自然数|的整数|)[中|之间|之中|里]|{within}以内|{low}和{high}之间|小于{below}|比{below2}小|不大于{most}|不超过{most2})",
};

export function rangeOf(places: Places): Range | null {
  const { low, high, within, below = places.below2, most = places.most2 } = places;
  const first = places.first ?? places.first2 ?? places.first3;
  const last = places.last ?? places.last2 ?? places.last3;
  const range = (from: bigint, to: bigint, unsure = false) => (from <= to ? { low: from, high: to, unsure } : null);
  if (low !== undefined) return range(wholeIn(low), wholeIn(high), true);
  if (first !== undefined) return range(wholeIn(first), wholeIn(last));
  if (within !== undefined) return range(1n, wholeIn(within), true);
  if (below !== undefined) return range(1n, wholeIn(below) - 1n);
  return most === undefined ? null : range(1n, wholeIn(most));
}
