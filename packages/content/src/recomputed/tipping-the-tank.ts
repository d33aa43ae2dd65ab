import type { Recomputation } from "../testing/recomputation.ts";

const HEIGHT = 40;
const STRIPS = 10_000;

/** The water above each strip of a bottom of length 1, measured along the wall: its surface goes from the rim to where the bottom is dry. */
const columns = Array.from({ length: STRIPS }, (_, strip) =>
  Math.max(0, HEIGHT * (1 - (strip + 0.5) / STRIPS / (3 / 4))),
);
const depth = columns.reduce((sum, column) => sum + column, 0) / STRIPS;

export const recomputation: Recomputation = {
  answer: () => Math.round(depth * 1e4) / 1e4,
  slips: { "no-triangle": (HEIGHT * 3) / 4, "whole-bottom": HEIGHT / 2, "dry-part": HEIGHT / 4 },
  right: ["15 cm", "15厘米", "0.15 m", "1500/100"],
  wrong: ["25", "40", "15 m", "7.5"],
};
