import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Minute after minute, until so many are finished. */
function minutesUntil(zongzi: number): number {
  let minutes = 0;
  while (Math.floor(minutes / 4) + Math.floor(minutes / 6) < zongzi) minutes += 1;
  return minutes;
}

export const recomputation: ChoiceRecomputation = {
  answer: () => minutesUntil(20),
  slips: {
    "the mean time": (20 * ((4 + 6) / 2)) / 2,
    "ten for each": Math.max(10 * 4, 10 * 6),
    "one after the other": 10 * 4 + 10 * 6,
    "times added": 20 * (4 + 6),
  },
};
