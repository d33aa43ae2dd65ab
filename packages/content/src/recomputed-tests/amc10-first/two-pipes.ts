import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Moves the small pipe toward the large one, a thousandth of an inch at a time, until their centers are as far apart as both radii are long. */
let thousandths = 26_000;
while (Math.hypot(thousandths, 9_000 - 4_000) > 9_000 + 4_000) thousandths -= 1;

export const recomputation: ChoiceRecomputation = {
  answer: () => thousandths / 1000,
  slips: {
    "the difference in height": 9 - 4,
    "from center to center": 9 + 4,
    "a leg for the hypotenuse": `sqrt(${(9 + 4) ** 2 + (9 - 4) ** 2})`,
    "both diameters": 2 * 9 + 2 * 4,
  },
};
