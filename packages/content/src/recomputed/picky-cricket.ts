import type { Recomputation } from "../testing/recomputation.ts";

const stones = Array.from({ length: 49 }, (_, index) => index + 2);
const mayJump = (from: number, to: number) => from !== to && (from % to === 0 || to % from === 0);
const isPrime = (number: number) => stones.every((divisor) => divisor === number || number % divisor !== 0);

function reached(): Set<number> {
  const seen = new Set([2]);
  // A set goes on with what is added while one walks through it.
  for (const from of seen) for (const to of stones) if (mayJump(from, to)) seen.add(to);
  return seen;
}

export const recomputation: Recomputation = {
  answer: () => stones.length - reached().size,
  slips: {
    "odd-primes": stones.filter((stone) => stone !== 2 && isPrime(stone)).length,
    "one-jump": stones.filter((stone) => stone !== 2 && !mayJump(2, stone)).length,
    "all-primes": stones.filter(isPrime).length,
  },
  right: ["6 stones", "6块", "six", "六"],
  wrong: ["7", "43", "5", "9"],
};
