import type { Recomputation } from "../testing/recomputation.ts";

/** All ways to a pad, written down move by move. */
function waysTo(pad: number, moves: number[] = []): number[][] {
  const left = pad - moves.reduce((sum, move) => sum + move, 0);
  if (left === 0) return [moves];
  return [1, 2].filter((move) => move <= left).flatMap((move) => waysTo(pad, [...moves, move]));
}

const rests = (moves: number[]) => moves.every((move, index) => move === 1 || moves[index - 1] !== 2);

export const recomputation: Recomputation = {
  answer: () => waysTo(10).filter(rests).length,
  slips: { "no-rest": waysTo(10).length, "ninth-pad": waysTo(9).filter(rests).length },
  right: ["41 ways", "41种"],
  wrong: ["40", "60"],
};
