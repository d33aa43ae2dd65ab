import type { Recomputation } from "../testing/recomputation.ts";

/** The outline of a dragon, in half sides of a sheet: edges between a small square that is covered and one that is not. */
function outlineOf(sheets: number): number {
  const covered = new Set<string>();
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      covered.add(`${sheet + x},${sheet + y}`);
  }
  const isFree = (x: number, y: number) => !covered.has(`${x},${y}`);
  return [...covered]
    .map((square) => square.split(",").map(Number))
    .flatMap(([x = 0, y = 0]) => [isFree(x - 1, y), isFree(x + 1, y), isFree(x, y - 1), isFree(x, y + 1)])
    .filter(Boolean).length;
}

const growth = outlineOf(2) - outlineOf(1);
const start = outlineOf(1) - growth;
const growsEvenly = Array.from({ length: 30 }, (_, index) => index + 1).every(
  (sheets) => outlineOf(sheets) === start + growth * sheets,
);

export const recomputation: Recomputation = {
  answer: () => (growsEvenly ? `(a/2)(${start}+${growth}n)` : "no line"),
  slips: {
    "no-overlap": `(a/2)${outlineOf(1)}n`,
    "one-outline": `(a/2)(${outlineOf(1)}n-2(n-1))`,
    "first-sheet": `(a/2)${growth}n`,
  },
  right: ["2an+2a", "4a+2a(n-1)", "2a(1+n)厘米", "4*(a+a/2*(n-1))"],
  wrong: ["2n+2", "4a+2an", "a(n+1)", "2a(n-1)", "3an"],
};
