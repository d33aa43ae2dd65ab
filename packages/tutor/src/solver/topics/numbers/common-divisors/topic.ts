import { defineTopic } from "../../../topic.ts";
import { readCommon } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Common, workCommon } from "./work.ts";

/** The greatest common divisor and the least common multiple of two or more whole numbers, by Euclid or by prime factors. */
export const commonDivisors = defineTopic({
  name: "common-divisors",
  words,
  read: readCommon,
  work: workCommon,
  holds: ({ wanted, numbers }, { key }) => {
    const answer = BigInt(key);
    return wanted === "gcd" ? isGreatestDivisor(answer, numbers) : isLeastMultiple(answer, numbers);
  },
  similar: ({ wanted, numbers, by }): Common => {
    const [usual, other] =
      numbers.length === 2
        ? [
            [84n, 36n],
            [90n, 24n],
          ]
        : [
            [12n, 18n, 30n],
            [8n, 12n, 20n],
          ];
    return { wanted, numbers: `${usual}` === `${numbers}` ? other : usual, by };
  },
});

/** A common divisor is the greatest if what remains of the numbers has no factor in common: tried one by one. */
function isGreatestDivisor(divisor: bigint, numbers: bigint[]): boolean {
  if (divisor < 1n || numbers.some((number) => number % divisor !== 0n)) return false;
  const rests = numbers.map((number) => Number(number / divisor));
  for (let factor = 2; factor <= Math.min(...rests); factor++)
    if (rests.every((rest) => rest % factor === 0)) return false;
  return true;
}

/** A common multiple is the least if a smaller one, by any factor of the numbers, leaves one of them out. */
function isLeastMultiple(multiple: bigint, numbers: bigint[]): boolean {
  const holdsAll = (candidate: bigint) => numbers.every((number) => candidate % number === 0n);
  if (multiple < 1n || !holdsAll(multiple)) return false;
  for (let factor = 2n; numbers.some((number) => factor <= number); factor++)
    if (multiple % factor === 0n && holdsAll(multiple / factor)) return false;
  return true;
}
