import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Omar comes in the middle of each tenth of a second of a whole round. */
const moments = Array.from({ length: 750 }, (_, tenth) => tenth / 10 + 0.05);
const wait = (moment: number) => (moment < 25 ? 0 : 75 - moment);
const chance = (isMeant: (wait: number) => boolean) => `${moments.filter((it) => isMeant(wait(it))).length}/750`;

export const recomputation: ChoiceRecomputation = {
  answer: () => chance((seconds) => seconds <= 20),
  slips: {
    "a wait, but a short one": chance((seconds) => seconds > 0 && seconds <= 20),
    "no wait": chance((seconds) => seconds === 0),
    "a longer wait": chance((seconds) => seconds > 20),
    red: chance((seconds) => seconds > 0),
  },
};
