import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** All fillings of so many columns, as bits: the upper row first. */
function fillings(columns: number, rule: { sides: boolean; stacks: boolean }): number {
  let allowed = 0;
  for (let filling = 0; filling < 4 ** columns; filling += 1) {
    const isYolk = (row: number, column: number) => ((filling >> (row * columns + column)) & 1) === 1;
    const clashes = Array.from({ length: columns }, (_, column) => {
      const stacked = isYolk(0, column) && isYolk(1, column);
      const beside = column > 0 && [0, 1].some((row) => isYolk(row, column) && isYolk(row, column - 1));
      return (rule.stacks && stacked) || (rule.sides && beside);
    });
    if (!clashes.includes(true)) allowed += 1;
  }
  return allowed;
}

const rule = { sides: true, stacks: true };

export const recomputation: ChoiceRecomputation = {
  answer: () => fillings(4, rule),
  slips: {
    "two halves": fillings(2, rule) ** 2,
    "any column after three": fillings(3, rule) * 3,
    "columns only": fillings(4, { sides: false, stacks: true }),
    "no rule": fillings(4, { sides: false, stacks: false }),
  },
};
