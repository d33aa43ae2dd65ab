import type { Recomputation } from "../testing/recomputation.ts";

const SIDE = 20;
/** The cut in the folded triangle, seen from the center of the sheet: from the lower side to the middle of the longest side. */
const cut = [
  [6, 0],
  [5, 5],
];

/** The corners of the hole: unfolding copies the ends of the cut by every fold. */
const unfolded = cut
  .flatMap(([x = 0, y = 0]) => [
    [x, y],
    [y, x],
  ])
  .flatMap(([x = 0, y = 0]) => [
    [x, y],
    [-x, y],
    [x, -y],
    [-x, -y],
  ]);
const corners = [...new Map(unfolded.map(([x = 0, y = 0]) => [`${x + 0},${y + 0}`, [x, y] as const])).values()];
const around = corners.toSorted(([x1, y1], [x2, y2]) => Math.atan2(y1, x1) - Math.atan2(y2, x2));
const hole = around.reduce((sum, [x, y], index) => {
  const [nextX, nextY] = around[(index + 1) % around.length] ?? [0, 0];
  return sum + (x * nextY - nextX * y) / 2;
}, 0);

export const recomputation: Recomputation = {
  answer: () => SIDE ** 2 - hole,
  slips: { "the-hole": hole, "one-layer": SIDE ** 2 - hole / 8, "four-layers": SIDE ** 2 - hole / 2 },
  right: ["280 cm²", "280平方厘米", "400-120", "2.8 dm^2"],
  wrong: ["400", "160", "-20", "280 cm"],
};
