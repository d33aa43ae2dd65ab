import type { Recomputation } from "../testing/recomputation.ts";

const POINTS = 7200;

type Point = readonly [x: number, y: number];

/** The rope around a row of pillars of radius 1: the hull of very many points on their edges. */
function ropeAround(pillars: number): number {
  const points = Array.from({ length: pillars }, (_, pillar) =>
    Array.from({ length: POINTS }, (_, index): Point => {
      const angle = (2 * Math.PI * index) / POINTS;
      return [2 * pillar + Math.cos(angle), Math.sin(angle)];
    }),
  ).flat();
  points.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const rope = [...halfHull(points), ...halfHull(points.toReversed())];
  return rope.reduce((sum, [x, y], index) => {
    const [lastX, lastY] = rope.at(index - 1) ?? [x, y];
    return sum + Math.hypot(x - lastX, y - lastY);
  }, 0);
}

function halfHull(points: Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && !turnsLeft(hull.at(-2), hull.at(-1), point)) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}

function turnsLeft(first: Point = [0, 0], second: Point = [0, 0], third: Point): boolean {
  return (second[0] - first[0]) * (third[1] - first[1]) > (second[1] - first[1]) * (third[0] - first[0]);
}

const round = (length: number) => Math.round(length * 1e4) / 1e4;
const ropes = [1, 2, 3, 4, 5].map(ropeAround);
const [one = Number.NaN, two = Number.NaN] = ropes;
const turns = round(one / Math.PI);
const perPillar = round(two - one);
const growsEvenly = ropes.every((rope, index) => round(rope - one) === perPillar * index);

export const recomputation: Recomputation = {
  answer: () => (growsEvenly ? `r(${turns}pi+${perPillar}(n-1))` : "grows unevenly"),
  slips: {
    "one-pillar-too-far": `r(${turns}pi+${perPillar}n)`,
    "one-side": `r(${turns}pi+${perPillar / 2}(n-1))`,
    "each-pillar": `n*r*${turns}pi`,
  },
  right: ["2r(π+2n-2)", "2πr+4rn-4r"],
  wrong: ["πr+4r(n-1)", "2πr+4(n-1)", "2πr+4r"],
};
