import { q } from "@dripstone/checker/mathematics";
import { defineTopic } from "../../../topic.ts";
import type { TwoKinds } from "./kinds.ts";
import { readTwoKinds } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { workTwoKinds } from "./work.ts";

/** Chickens and rabbits, coins, notes, and tickets: how many of each kind there are. */
export const twoKinds = defineTopic({
  name: "two-kinds",
  words,
  read: readTwoKinds,
  work: workTwoKinds,
  holds: (problem, { key }) => key === enumerated(problem),
  similar: ({ one, other, count, total, wanted }): TwoKinds => {
    const more = q.multiply(q.add(one.worth, other.worth), q.rational(3n));
    return { one, other, count: q.add(count, q.rational(6n)), total: q.add(total, more), wanted };
  },
});

/** More of them no problem of this kind has. */
const COUNT_MAX = 10_000n;

/** Tries every number of the first kind. */
function enumerated({ one, other, count, total, wanted }: TwoKinds): string | null {
  if (count.den !== 1n || count.num > COUNT_MAX) return null;
  for (let ones = 1n; ones < count.num; ones++) {
    const others = count.num - ones;
    const made = q.add(q.multiply(one.worth, q.rational(ones)), q.multiply(other.worth, q.rational(others)));
    if (q.same(made, total)) return wanted === "each" ? `${ones}, ${others}` : `${wanted === "one" ? ones : others}`;
  }
  return null;
}
