import { q } from "@dripstone/checker/mathematics";
import { type Fraction, fractionKey, whole } from "../../../sentences/fractions.ts";
import { defineTopic } from "../../../topic.ts";
import { readExpected } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Expected, workExpected } from "./work.ts";

/** What dice, coins, and numbers chosen at random bring on average. */
export const expectedValue = defineTopic({
  name: "expected-value",
  words,
  read: readExpected,
  work: workExpected,
  holds: ({ values, times }, { key }) => {
    const few = values.length ** times <= 10_000;
    return key === fractionKey(few ? byListing(values, times) : bySymmetry(values, times));
  },
  similar: ({ times, values }): Expected => ({
    values:
      values.length === 2
        ? values
        : Array.from({ length: values.length === 8 ? 10 : 8 }, (_, index) => whole(index + 1)),
    times: times === 1 ? 1 : times + 1,
  }),
});

/** The average over every way in which all the turns can come out. */
function byListing(values: Fraction[], times: number): Fraction {
  let sums = [q.ZERO];
  for (let turn = 0; turn < times; turn++) sums = sums.flatMap((sum) => values.map((value) => q.add(sum, value)));
  return q.multiply(sums.reduce(q.add, q.ZERO), q.rational(1n, BigInt(sums.length)));
}

/** Each turn paired with its mirror image: values and total minus values balance around the middle. */
function bySymmetry(values: Fraction[], times: number): Fraction {
  const total = values.reduce(q.add, q.ZERO);
  return q.rational(total.num * BigInt(times), total.den * BigInt(values.length));
}
