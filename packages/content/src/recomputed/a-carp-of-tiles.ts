import { readFileSync } from "node:fs";
import type { Recomputation } from "../testing/recomputation.ts";

const CELL = 27;
const drawing = new URL("../../../../content/problems/weekly/45-a-carp-of-tiles/figure.svg", import.meta.url);
const [, points = ""] = /points="([^"]+)"/.exec(readFileSync(drawing, "utf8")) ?? [];
/** The outline as it is drawn, in cells of the graph paper. */
const outline = points.split(" ").map((point) => point.split(",").map((it) => Number(it) / CELL));

/** By the rule of the surveyors: half the sum of what each edge spans with the origin. */
const area = Math.abs(
  outline.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = outline[(index + 1) % outline.length] ?? [];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0),
);

/** How many times an edge passes over a point; it is inside after an odd number. */
const isInside = (x: number, y: number) =>
  outline.filter(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = outline[(index + 1) % outline.length] ?? [];
    return x1 > x !== x2 > x && y < y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
  }).length %
    2 ===
  1;

/** How many of the four points near the middles of a square's sides the carp covers: all, two or none. */
const [left = 0, top = 0] = outline[0]?.map((it) => it % 1) ?? [];
const covered = Array.from({ length: 12 * 12 }, (_, index) => {
  const [x, y] = [left + (index % 12) + 0.5, top + Math.floor(index / 12) - 0.5];
  return [isInside(x - 0.4, y), isInside(x + 0.4, y), isInside(x, y - 0.4), isInside(x, y + 0.4)].filter(Boolean)
    .length;
});
const whole = covered.filter((it) => it === 4).length;
const halves = covered.filter((it) => it === 2).length;
const EYE = 1;

export const recomputation: Recomputation = {
  answer: () => (covered.every((it) => it % 2 === 0 && it !== 6) ? Math.round(area * 1e6) / 1e6 - EYE : "odd pieces"),
  slips: { eye: whole + halves / 2, "halves-as-wholes": whole + halves - EYE, "no-halves": whole - EYE },
  right: ["29 tiles", "24+5", "29块"],
  wrong: ["25", "35", "28", "10"],
};
