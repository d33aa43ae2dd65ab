import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { wholeNumbers } from "../counting.ts";

/** The first time, in steps of a hundredth, at which something has happened. */
const firstTime = (happened: (time: number) => boolean) =>
  (wholeNumbers(0, 100_000).find((step) => happened(step / 100)) ?? 0) / 100;

export const recomputation: LessonRecomputation = {
  toward: { answer: () => firstTime((t) => 5 * t >= 24 - 3 * t), slips: { difference: 24 / (5 - 3) } },
  "catch-up": {
    answer: () => firstTime((t) => 4 * t >= 12 + 2 * t),
    slips: { sum: 12 / 8 },
  },
  painters: {
    answer: () => firstTime((t) => 6 * t + 3 * t >= 18),
    slips: { average: (3 + 6) / 2, added: 3 + 6 },
  },
  train: { answer: () => firstTime((t) => 20 * t - 100 >= 400), slips: { "bridge-only": 400 / 20 } },
  dog: { answer: () => runOf(), slips: {} },
};

/** How far the dog runs, second by second, until its friends meet. */
function runOf(): number {
  const perSecond = 1 / 3600;
  let [left, right, seconds] = [0, 24, 0];
  while (right - left > 1e-9) {
    left += 3 * perSecond;
    right -= 3 * perSecond;
    seconds += 1;
  }
  return Math.round(6 * seconds * perSecond * 1000) / 1000;
}
