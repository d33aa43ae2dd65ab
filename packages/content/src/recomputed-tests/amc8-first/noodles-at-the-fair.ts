import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** What a number of bowls costs, with the special used so many times. */
const cost = (bowls: number, specials: number) => 22 * specials + 9 * (bowls - 3 * specials);

export const recomputation: ChoiceRecomputation = {
  answer: () => Math.min(...[0, 1, 2].map((specials) => cost(7, specials))),
  slips: {
    "six bowls only": cost(6, 2),
    "a single bowl for a third of the special": Math.floor((22 / 3) * 7),
    "the special once": cost(7, 1),
    "no special": cost(7, 0),
  },
};
