import type { Recomputation } from "../testing/recomputation.ts";

const HEIGHT = 25;
const HALF_SILL = 5;
const SCREEN = { width: 24, height: 10 };

/** Halving, as the gate above a sill of this width grows with its radius. */
function findRadius(): number {
  let [low, high] = [HEIGHT / 2, HEIGHT];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (middle + Math.sqrt(middle ** 2 - HALF_SILL ** 2) > HEIGHT) high = middle;
    else low = middle;
  }
  return low;
}

const radius = findRadius();
const center = HEIGHT - radius;
const isInside = (x: number, y: number) => Math.hypot(x, y - center) <= radius + 1e-9;
const fits = (lowerEdge: number) =>
  [lowerEdge, lowerEdge + SCREEN.height].every((y) => isInside(SCREEN.width / 2, y) && isInside(-SCREEN.width / 2, y));
const heights = Array.from({ length: (HEIGHT - SCREEN.height) * 100 + 1 }, (_, hundredth) => hundredth / 100).filter(
  fits,
);
const [lowerEdge = Number.NaN] = heights;

export const recomputation: Recomputation = {
  answer: () => (heights.length === 1 ? lowerEdge : "more than one"),
  slips: {
    "upper-edge": lowerEdge + SCREEN.height,
    "up-to-the-top": HEIGHT - SCREEN.height,
    center: Math.round(center * 1e6) / 1e6,
  },
  right: ["7 dm", "7分米", "12-5", "70 cm"],
  wrong: ["5", "13", "2", "7 cm"],
};
