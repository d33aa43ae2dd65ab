import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Lowers the lantern in thousandths of a foot, until the rope is used up. */
function sag(rope: number, apart: number): number {
  let depth = 0;
  while (2 * Math.hypot(apart / 2, depth / 1000) < rope) depth += 1;
  return depth / 1000;
}

export const recomputation: ChoiceRecomputation = {
  answer: () => sag(26, 24),
  slips: {
    "the rope that is left over": 26 - 24,
    "the whole rope with the whole distance": 2 * sag(26, 24),
    "the other leg": 24 / 2,
    "half the rope": 26 / 2,
  },
};
