import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const lent = [15, 25, 10, 30, 20];
const rising = lent.toSorted((one, other) => one - other);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export const recomputation: ChoiceRecomputation = {
  answer: () => sum(rising.slice(3)) - sum(rising.slice(0, 3)),
  slips: {
    "the busiest day and the quietest": (rising[4] ?? 0) - (rising[0] ?? 0),
    "the three days only": sum(rising.slice(0, 3)),
    "the two days only": sum(rising.slice(3)),
    "all five days": sum(lent),
  },
};
