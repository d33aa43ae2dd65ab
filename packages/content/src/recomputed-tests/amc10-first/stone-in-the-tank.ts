import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Raises the water level by thousandths of an inch until the space below it, less the cube's part, holds the water. */
const water = 20 * 15 * 6;
let level = 0;
while ((20 * 15 * level) / 1000 - 100 * Math.min(level / 1000, 10) < water) level += 1;

export const recomputation: ChoiceRecomputation = {
  answer: () => level / 1000,
  slips: {
    "all of the cube under water": `${water + 1000}/${20 * 15}`,
    "just up to the top": 10,
    "depth and edge added": 6 + 10,
    "divided by the cube's bottom": water / 100,
  },
};
