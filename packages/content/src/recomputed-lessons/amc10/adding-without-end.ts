import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { fraction, sumOf, wholeNumbers } from "../counting.ts";

const steps = wholeNumbers(2, 59).filter((n) => n % 3 === 2);
const doubled = wholeNumbers(0, 9).map((n) => 2 ** n);

export const recomputation: LessonRecomputation = {
  "arithmetic-sum": {
    answer: () => sumOf(steps),
    slips: { "not-halved": steps.length * 61, "one-short": (19 * 61) / 2 },
  },
  "geometric-sum": {
    answer: () => sumOf(doubled),
    slips: { "next-power": 1024, "one-short": sumOf(doubled.slice(0, -1)) },
  },
  "missing-piece": {
    answer: () => fraction(64 - sumOf(wholeNumbers(1, 6).map((n) => 64 / 2 ** n)), 64),
    slips: {
      filled: fraction(63, 64),
      "one-short": fraction(32 - sumOf(wholeNumbers(1, 5).map((n) => 32 / 2 ** n)), 32),
    },
  },
  endless: {
    answer: () => fraction(Math.round(3 * sumOf(wholeNumbers(0, 40).map((n) => 0.25 ** n))), 3),
    slips: { "without-one": "1/3" },
  },
  repeating: {
    answer: () => {
      const below = wholeNumbers(1, 99).find(
        (n) => Math.abs(Math.round(n * 0.2727272727272727) - n * 0.2727272727272727) < 1e-9,
      );
      return `${Math.round((below ?? 1) * 0.2727272727272727)}/${below}`;
    },
    slips: { "cut-off": "27/100" },
  },
  telescope: {
    answer: () => fraction(sumOf(wholeNumbers(1, 9).map((n) => 2520 / (n * (n + 1)))), 2520),
    slips: { "all-gone": 1 },
  },
  ball: {
    answer: () => {
      const falls = wholeNumbers(0, 200).map((bounce) => 9 * (2 / 3) ** bounce);
      return Math.round(sumOf(falls) + sumOf(falls.slice(1)));
    },
    slips: { "1": 27, "2": 54, "4": 36 },
  },
};
