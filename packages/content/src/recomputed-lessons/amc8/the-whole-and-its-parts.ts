import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { fraction, wholeNumbers } from "../counting.ts";

export const recomputation: LessonRecomputation = {
  "of-what": {
    answer: () => fraction(12 / 2 / 3, 12),
    slips: { added: fraction(4 + 6, 12), "of-whole": fraction(4, 12) },
  },
  shoes: {
    answer: () => off(off(7500, 20), 10) / 100,
    slips: { "added-percents": off(7500, 30) / 100, "first-only": off(7500, 20) / 100 },
  },
  "before-sale": {
    answer: () => (wholeNumbers(0, 10000).find((cents) => off(cents, 20) === 3600) ?? 0) / 100,
    slips: { "wrong-base": 36 + 36 / 5 },
  },
  beads: {
    answer: () => wholeNumbers(1, 200).find((n) => n - n / 3 - (n - n / 3) / 4 === 24) ?? 0,
    slips: { "of-the-rest": "57.6" },
  },
  mixture: {
    answer: () => `${((2000 * 20 + 4000 * 8) / 6000).toString()}%`,
    slips: { "plain-average": `${(20 + 8) / 2}%` },
  },
};

/** So many cents less so many percent, cent by cent. */
function off(cents: number, percent: number): number {
  return cents - (cents * percent) / 100;
}
