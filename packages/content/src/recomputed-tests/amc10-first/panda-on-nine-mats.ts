import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const mats = Array.from({ length: 9 }, (_, mat) => ({ row: Math.floor(mat / 3), column: mat % 3 }));
const besides = mats.map(({ row, column }) =>
  mats.flatMap((mat, index) => (Math.abs(mat.row - row) + Math.abs(mat.column - column) === 1 ? [index] : [])),
);

/** What is likely after so many moves, in parts of a number that all shares divide. */
function after(moves: number): number[] {
  let shares = mats.map((_, mat) => (mat === 0 ? 12 ** 6 : 0));
  for (let move = 0; move < moves; move += 1) {
    const next = mats.map(() => 0);
    for (const [mat, share] of shares.entries()) {
      const neighbors = besides[mat] ?? [];
      for (const neighbor of neighbors) next[neighbor] = (next[neighbor] ?? 0) + share / neighbors.length;
    }
    shares = next;
  }
  return shares;
}

const shares = after(6);

export const recomputation: ChoiceRecomputation = {
  answer: () => `${shares[4]}/${12 ** 6}`,
  slips: {
    "all mats alike": `1/${mats.length}`,
    "all dark mats alike": `1/${shares.filter((share) => share > 0).length}`,
    "four neighbors": "1/4",
    "a corner or the middle": "1/2",
  },
};
