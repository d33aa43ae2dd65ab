import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Lets the true time run second by second until the clock is there. */
let seconds = 0;
while (seconds * 64 < 4 * 60 * 60 * 60) seconds += 1;

export const recomputation: ChoiceRecomputation = {
  answer: () => seconds / 60,
  slips: {
    "four minutes for each hour of the clock": 4 * 60 - 4 * 4,
    "four minutes once": 4 * 60 - 4,
    "the clock believed": 4 * 60,
    "the wrong direction": 4 * 60 + 4 * 4,
  },
};
