import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Tries all rides: with the right one, Lucia's own speed is the same there and back. */
let ride = 1;
const ownThere = (seconds: number) => 1 / 42 - 1 / seconds;
const ownBack = (seconds: number) => 1 / 105 + 1 / seconds;
while (Math.abs(ownThere(ride) - ownBack(ride)) > 1e-12) ride += 1;

export const recomputation: ChoiceRecomputation = {
  answer: () => ride,
  slips: {
    "beside the walkway": Math.round(1 / ownThere(ride)),
    "the difference of the times": 105 - 42,
    "the difference of the speeds": Math.round(1 / (1 / 42 - 1 / 105)),
    "the mean of the times": (42 + 105) / 2,
  },
};
