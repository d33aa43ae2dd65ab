import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** The square meters of water, and how many of their sides have no water beyond. */
const isWater = (x: number, y: number) => x >= 0 && x < 20 && y >= 0 && y < 12 && !(x >= 8 && x < 14 && y < 5);
let edge = 0;
for (let x = 0; x < 20; x += 1) {
  for (let y = 0; y < 12; y += 1) {
    const beyond = [isWater(x - 1, y), isWater(x + 1, y), isWater(x, y - 1), isWater(x, y + 1)];
    if (isWater(x, y)) edge += beyond.filter((water) => !water).length;
  }
}

export const recomputation: ChoiceRecomputation = {
  answer: () => edge,
  slips: {
    "the sides of the notch taken off": 2 * (20 + 12) - 2 * 5,
    "the rectangle": 2 * (20 + 12),
    "one side of the notch": 2 * (20 + 12) + 5,
    "all around the notch": 2 * (20 + 12) + 2 * (5 + 6),
  },
};
