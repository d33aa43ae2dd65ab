import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { wholeNumbers } from "../counting.ts";

type Point = { x: number; y: number };

const onCircle = (degrees: number): Point => ({
  x: Math.cos((degrees * Math.PI) / 180),
  y: Math.sin((degrees * Math.PI) / 180),
});

export const recomputation: LessonRecomputation = {
  "half-angle": {
    answer: () => angleAt(onCircle(230), onCircle(0), onCircle(80)),
    slips: { doubled: 160, same: 80 },
  },
  "on-diameter": { answer: () => Math.hypot(6, 8) / 2, slips: { "1": Math.hypot(6, 8), "4": 6 + 8 } },
  tangent: {
    answer: () => wholeNumbers(1, 13).find((length) => Math.hypot(5, length) === 13) ?? 0,
    slips: { difference: 13 - 5 },
  },
  power: { answer: () => wholeNumbers(1, 36).find((part) => 3 * part === 4 * 9) ?? 0, slips: { added: 4 + 9 - 2 } },
  "one-turn": {
    // A rim of a great many straight pieces, each laid on the road once.
    answer: () => {
      const pieces = 1_000_000;
      return Math.round((pieces * 2 * 35 * Math.sin(Math.PI / pieces) * 1e6) / Math.PI) * 1e-6 * Math.PI;
    },
    slips: { "1": 35 * Math.PI, "2": 1225 * Math.PI, "4": 140 * Math.PI },
  },
  "coin-around": {
    // Where the mark that pointed at the other coin points after each small step: as far along one rim as along the other.
    answer: () => {
      const steps = 3600;
      const turned = wholeNumbers(1, steps).reduce((sum) => sum + 360 / steps + 360 / steps, 0);
      return Math.round(turned / 360);
    },
    slips: { "on-a-line": 1 },
  },
  inscribed: {
    // The point of the triangle that is as far from all three sides, found by halving.
    answer: () => {
      let [low, high] = [0, 6];
      while (high - low > 1e-9) {
        const r = (low + high) / 2;
        const toLongSide = (48 - 8 * r - 6 * r) / 10;
        if (toLongSide > r) low = r;
        else high = r;
      }
      return Math.round(low * 1e6) / 1e6;
    },
    slips: { "not-area": 6 },
  },
  ring: {
    answer: () => Math.PI * (25 + 7 * 7 - 7 * 7),
    slips: { "1": 100 * Math.PI, "2": 10 * Math.PI, "3": 50 * Math.PI },
  },
};

function angleAt(corner: Point, a: Point, b: Point): number {
  const [ax, ay, bx, by] = [a.x - corner.x, a.y - corner.y, b.x - corner.x, b.y - corner.y];
  const cosine = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
  return Math.round((Math.acos(cosine) * 180) / Math.PI);
}
