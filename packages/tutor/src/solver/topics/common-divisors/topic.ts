import { defineTopic } from "../../topic.ts";
import { readCommon } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Common, workCommon } from "./work.ts";

/** The greatest common divisor and the least common multiple of two whole numbers, by Euclid. */
export const commonDivisors = defineTopic({
  name: "common-divisors",
  words,
  read: readCommon,
  work: workCommon,
  holds: ({ wanted, a, b }, { key }) => {
    const answer = BigInt(key);
    return wanted === "gcd" ? isGreatestDivisor(answer, a, b) : isLeastMultiple(answer, a, b);
  },
  similar: ({ wanted, a, b }): Common => {
    const [first, second] = a === 84n && b === 36n ? [90n, 24n] : [84n, 36n];
    return { wanted, a: first, b: second };
  },
});

/** A common divisor is the greatest if what remains of the numbers has no prime in common: tried one by one. */
function isGreatestDivisor(divisor: bigint, a: bigint, b: bigint): boolean {
  if (divisor < 1n || a % divisor !== 0n || b % divisor !== 0n) return false;
  const [left, right] = [a / divisor, b / divisor];
  for (let factor = 2n; factor <= left && factor <= right; factor++)
    if (left % factor === 0n && right % factor === 0n) return false;
  return true;
}

function isLeastMultiple(multiple: bigint, a: bigint, b: bigint): boolean {
  for (let candidate = a; candidate < multiple; candidate += a) if (candidate % b === 0n) return false;
  return multiple % a === 0n && multiple % b === 0n;
}
