import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** The piles up to 90 that are lost for the player whose turn it is, found from the smallest one on. */
function lost(mayTakeHalf: boolean): number[] {
  const wins = [false];
  for (let pile = 1; pile <= 90; pile += 1) {
    const moves = [1, 2, ...(mayTakeHalf && pile % 2 === 0 ? [pile / 2] : [])].filter((move) => move <= pile);
    wins.push(moves.some((move) => wins[pile - move] === false));
  }
  return wins.flatMap((isWon, pile) => (isWon || pile === 0 ? [] : [pile]));
}

export const recomputation: ChoiceRecomputation = {
  answer: () => lost(true).length,
  slips: {
    "the first one forgotten": lost(true).length - 1,
    "nobody takes half": lost(false).length,
    "one and four as well": new Set([...lost(true), 1, 4]).size,
    "the first player's games": 90 - lost(true).length,
  },
};
