import type { Recomputation } from "../testing/recomputation.ts";

const colors = ["red", "gold", "green"];
const kites = Array.from({ length: 4 }).reduce<string[][]>(
  (painted) => painted.flatMap((discs) => colors.map((color) => [...discs, color])),
  colors.map((color) => [color]),
);
const neighborsDiffer = kites.filter((discs) => discs.every((color, index) => color !== discs[index - 1]));
const lucky = neighborsDiffer.filter((discs) => discs[0] === discs[4]);

export const recomputation: Recomputation = {
  answer: () => lucky.length,
  slips: {
    "tail-free": neighborsDiffer.length,
    "fourth-disc": 3 * 2 * 2 * 2,
    "third-like-head": lucky.filter((discs) => discs[0] === discs[2]).length,
  },
  right: ["18 ways", "18种", "3×2×3"],
  wrong: ["6", "16", "54", "81"],
};
