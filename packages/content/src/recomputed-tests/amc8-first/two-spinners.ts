import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const pairs = [1, 3, 5].flatMap((ana) => [2, 3, 4, 6].map((ben) => ({ ana, ben })));
const chance = (wins: (pair: { ana: number; ben: number }) => boolean) =>
  `${pairs.filter(wins).length}/${pairs.length}`;

export const recomputation: ChoiceRecomputation = {
  answer: () => chance(({ ana, ben }) => ben >= ana),
  slips: {
    "Ana wins": chance(({ ana, ben }) => ana > ben),
    "Ana wins or ties": chance(({ ana, ben }) => ana >= ben),
    "as if both were equally good": "1/2",
    "the tie forgotten": chance(({ ana, ben }) => ben > ana),
  },
};
