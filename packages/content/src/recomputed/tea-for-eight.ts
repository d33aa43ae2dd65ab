import type { Recomputation } from "../testing/recomputation.ts";

const CUPS = 8;
const flips = Array.from({ length: 2 ** CUPS }, (_, cups) => cups).filter(
  (cups) => cups.toString(2).replaceAll("0", "").length === 3,
);

/** Goes on, move by move, through everything that can stand on the table; bit k is 1 when cup k stands right side up. */
function fewestMoves(): number {
  let reached = new Set([0]);
  let moves = 0;
  while (!reached.has(2 ** CUPS - 1)) {
    reached = new Set([...reached].flatMap((cups) => flips.map((flip) => cups ^ flip)));
    moves += 1;
  }
  return moves;
}

export const recomputation: Recomputation = {
  answer: fewestMoves,
  slips: { "nine-turns": Math.ceil(CUPS / 3), "six-cups": Math.floor(CUPS / 3), "one-by-one": CUPS },
  right: ["4 moves", "4次", "four", "四次"],
  wrong: ["5", "6", "9", "12"],
};
