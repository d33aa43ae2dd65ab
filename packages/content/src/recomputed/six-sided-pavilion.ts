import type { Recomputation } from "../testing/recomputation.ts";

const distances = { ab: 4, bc: 7, cd: 9 };

type Point = { x: number; y: number };

const corner = (side: number, number: number): Point => ({
  x: side * Math.cos((number * Math.PI) / 3),
  y: side * Math.sin((number * Math.PI) / 3),
});

/** From a point inside to the line through two corners that follow each other counterclockwise. */
function distanceTo(from: Point, to: Point, { x, y }: Point): number {
  return ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / Math.hypot(to.x - from.x, to.y - from.y);
}

/** Where an ant with the right distances to AB and BC sits, if a wall is so long; found by going there step by step. */
function antOf(side: number): Point {
  const [a, b, c] = [corner(side, 0), corner(side, 1), corner(side, 2)];
  const ant = { x: 0, y: 0 };
  for (let step = 0; step < 400; step += 1) {
    for (const [from, to, wanted] of [
      [a, b, distances.ab],
      [b, c, distances.bc],
    ] as const) {
      const missing = wanted - distanceTo(from, to, ant);
      ant.x -= (missing * (to.y - from.y)) / side;
      ant.y += (missing * (to.x - from.x)) / side;
    }
  }
  return ant;
}

/** Halving: the longer the walls, the farther is that ant from CD. */
function findSide(): number {
  let [low, high] = [1, 100];
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (distanceTo(corner(middle, 2), corner(middle, 3), antOf(middle)) > distances.cd) high = middle;
    else low = middle;
  }
  return low;
}

const side = findSide();
const square = Math.round(side ** 2 * 1e6) / 1e6;

const isInside = Array.from({ length: 6 }, (_, wall) =>
  distanceTo(corner(side, wall), corner(side, wall + 1), antOf(side)),
).every((distance) => distance > 0);

export const recomputation: Recomputation = {
  answer: () => (isInside ? `sqrt(${square})` : "outside"),
  slips: {
    "wall-to-wall": Math.round(side * Math.sqrt(3) * 1e6) / 1e6,
    "large-triangle": `3sqrt(${square})`,
    "height-for-side": Math.round(((side * Math.sqrt(3)) / 2) * 1e6) / 1e6,
  },
  right: ["√48", "4√3", "\\sqrt{48}", "4√3米", "12/√3"],
  wrong: ["6.9", "6.928", "7", "8√3", "6√3"],
};
