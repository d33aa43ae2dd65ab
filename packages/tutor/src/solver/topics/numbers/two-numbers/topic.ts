import { q } from "@dripstone/checker/mathematics";
import { defineTopic } from "../../../topic.ts";
import { readTwoNumbers } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type TwoNumbers, workTwoNumbers } from "./work.ts";

/** Two numbers, or what two people have, from their sum, difference, or how many times one is the other. */
export const twoNumbers = defineTopic({
  name: "two-numbers",
  words,
  read: readTwoNumbers,
  work: workTwoNumbers,
  holds: (problem, { key }) => isRight(problem, key),
  similar: ({ sum, difference, times, wanted }): TwoNumbers => {
    const twice = (value: q.Rational | undefined) => value && q.multiply(value, q.rational(2n));
    return { sum: twice(sum), difference: twice(difference), times, wanted };
  },
});

/** The numbers are put into the story; where only one is told, the other is what the first sentence leaves for it. */
function isRight({ sum, difference, times, wanted }: TwoNumbers, key: string): boolean {
  const [first, second] = key.split(", ").map(fractionIn);
  if (!first) return false;
  const other = sum
    ? q.subtract(sum, first)
    : difference && q.add(first, wanted === "smaller" ? difference : q.negate(difference));
  const pair = second ?? other;
  if (!pair) return false;
  const [larger, smaller] = wanted === "smaller" ? [pair, first] : [first, pair];
  return (
    (!sum || q.same(q.add(larger, smaller), sum)) &&
    (!difference || q.same(q.subtract(larger, smaller), difference)) &&
    (!times || q.same(q.multiply(smaller, times), larger))
  );
}

function fractionIn(key: string): q.Rational {
  const [num = "0", den = "1"] = key.split("/");
  return q.rational(BigInt(num), BigInt(den));
}
