import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** All ponds in which it can have happened. */
const ponds: { red: number; white: number }[] = [];
for (let red = 1; red < 300; red += 1) {
  for (let white = 12; white < 300; white += 1) {
    if (10 * red === 4 * (red + white) && red === white - 12) ponds.push({ red, white });
  }
}
const [{ red, white } = { red: Number.NaN, white: Number.NaN }] = ponds;

export const recomputation: ChoiceRecomputation = {
  answer: () => (ponds.length === 1 ? red + white : Number.NaN),
  slips: {
    "the red ones": red,
    "the white ones": white,
    "those that are left": red + white - 12,
    "percentages of different numbers": (12 * 100) / (50 - 40),
  },
};
