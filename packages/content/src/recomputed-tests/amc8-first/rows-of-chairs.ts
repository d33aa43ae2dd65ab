import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

function numbersOfRows(rowsMin: number, chairsMin: number): number {
  let possible = 0;
  for (let rows = rowsMin; rows <= 72; rows += 1) if (72 % rows === 0 && 72 / rows >= chairsMin) possible += 1;
  return possible;
}

export const recomputation: ChoiceRecomputation = {
  answer: () => numbersOfRows(4, 4),
  slips: {
    "three are enough": numbersOfRows(3, 3),
    "rows only": numbersOfRows(4, 1),
    "not just one": numbersOfRows(2, 2),
    "all factors": numbersOfRows(1, 1),
  },
};
