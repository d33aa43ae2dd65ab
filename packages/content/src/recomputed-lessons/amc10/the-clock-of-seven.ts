import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { wholeNumbers } from "../counting.ts";

const power = (base: number, exponent: number, modulus: number) =>
  wholeNumbers(1, exponent).reduce((product) => (product * base) % modulus, 1);

export const recomputation: LessonRecomputation = {
  "same-hour": {
    answer: () => [12, 24, 54, 35].find((n) => n % 7 === 45 % 7) ?? 0,
    slips: { "1": 12, "3": 54, "4": 35 },
  },
  "big-sum": { answer: () => Number((2025n * 2026n + 2027n) % 7n), slips: { guessed: 0 } },
  power: { answer: () => power(2, 2027, 7), slips: { circle: power(2, 1, 7) } },
  "two-clocks": {
    answer: () => wholeNumbers(30, 60).find((n) => n % 5 === 3 && n % 6 === 2) ?? 0,
    slips: { "one-clue": 8, "other-clue": 18 },
  },
  squares: {
    answer: () => [4, 6, 7, 9].find((digit) => wholeNumbers(0, 99).every((n) => (n * n) % 10 !== digit)) ?? 0,
    slips: { "1": 4, "2": 6, "4": 9 },
  },
  "last-two": {
    answer: () => power(7, 2027, 100),
    slips: { "one-far": power(7, 1, 100), "whole-circle": power(7, 4, 100) },
  },
};
