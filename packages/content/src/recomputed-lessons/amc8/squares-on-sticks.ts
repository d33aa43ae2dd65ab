import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { wholeNumbers } from "../counting.ts";

type Point = readonly [x: number, y: number];

export const recomputation: LessonRecomputation = {
  "half-a-box": {
    answer: () =>
      areaOf([
        [0, 0],
        [6, 0],
        [2, 4],
      ]),
    slips: { "whole-box": 6 * 4 },
  },
  "tilted-square": {
    answer: () =>
      areaOf([
        [1, 0],
        [4, 1],
        [3, 4],
        [0, 3],
      ]),
    slips: { "whole-box": 16, "side-three": 9 },
  },
  ladder: {
    answer: () => wholeNumbers(1, 13).find((height) => Math.hypot(5, height) === 13) ?? 0,
    slips: { "long-side": "sqrt(194)", difference: 13 - 5 },
  },
  kite: {
    answer: () =>
      areaOf([
        [0, 0],
        [4, 2.5],
        [12, 0],
        [4, -2.5],
      ]),
    slips: { "whole-box": 12 * 5 },
  },
  walk: { answer: () => Math.hypot(3 + 3, 4 + 4), slips: { around: 3 + 4 + 3 + 4 } },
  "box-diagonal": { answer: () => Math.hypot(2, 3, 6), slips: { added: 2 + 3 + 6 } },
};

/** The area of a polygon by its corners. */
function areaOf(corners: Point[]): number {
  const twice = corners.reduce((total, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
