import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { wholeNumbers } from "../counting.ts";

const divides = (d: number, n: number) => n % d === 0;
const divisorsOf = (n: number) => wholeNumbers(1, n).filter((d) => divides(d, n));
const isPrime = (n: number) => divisorsOf(n).length === 2;

export const recomputation: LessonRecomputation = {
  "prime-or-not": { answer: () => [51, 91, 97, 57].find(isPrime) ?? 0, slips: { "1": 51, "2": 91, "4": 57 } },
  factorize: { answer: () => divisorsOf(2024).findLast(isPrime) ?? 0, slips: { "not-prime": 2024 / 8 } },
  "how-many-divisors": {
    answer: () => divisorsOf(360).length,
    slips: { "added-exponents": 3 + 2 + 1, "without-ends": divisorsOf(360).length - 2 },
  },
  "two-heaps": {
    answer: () => [717, 1428, 7015, 2122].find((n) => divides(7, n)) ?? 0,
    slips: { "1": 717, "3": 7015, "4": 2122 },
  },
  nines: {
    answer: () => wholeNumbers(0, 9).find((digit) => divides(9, Number(`4${digit}25`))) ?? -1,
    slips: { remainder: 4 + 2 + 5 - 9 },
  },
  lanterns: {
    answer: () => wholeNumbers(1, 1000).find((s) => [4, 6, 9].every((d) => divides(d, s))) ?? 0,
    slips: { product: 4 * 6 * 9, divisor: 6 },
  },
  tiles: {
    answer: () => wholeNumbers(1, 60).findLast((side) => divides(side, 84) && divides(side, 60)) ?? 0,
    slips: { "not-largest": 6 },
  },
  "trailing-zeros": {
    answer: () => {
      const digits = String(wholeNumbers(1, 30).reduce((product, n) => product * BigInt(n), 1n));
      return digits.length - digits.replace(/0+$/, "").length;
    },
    slips: { "twenty-five": 30 / 5 },
  },
  smallest: {
    answer: () => wholeNumbers(1, 720).find((n) => wholeNumbers(1, 6).every((d) => divides(d, n))) ?? 0,
    slips: { product: 720, twice: 120 },
  },
};
