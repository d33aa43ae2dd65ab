import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Where each rib stands, in degrees from the first one. */
const ribs = Array.from({ length: 13 }, (_, rib) => (rib * 144) / 12);
const between = (one: number, other: number) => (ribs[other - 1] ?? Number.NaN) - (ribs[one - 1] ?? Number.NaN);

export const recomputation: ChoiceRecomputation = {
  answer: () => between(4, 9),
  slips: {
    "the ribs between": [5, 6, 7, 8].length * between(1, 2),
    "the ribs from the one to the other": [4, 5, 6, 7, 8, 9].length * between(1, 2),
    "from the first rib": between(1, 9),
    "nine gaps": 9 * between(1, 2),
  },
};
