import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Walks around a regular octagon with sides of 2, which must be as wide as the board, and takes its area from its corners. */
const corners = Array.from({ length: 8 }, (_, corner) => {
  const radius = 1 / Math.sin(Math.PI / 8);
  const angle = Math.PI / 8 + (corner * Math.PI) / 4;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
});
const xs = corners.map(({ x }) => x);
const isAsWide = Math.abs(Math.max(...xs) - Math.min(...xs) - (2 + 2 * Math.SQRT2)) < 1e-9;
const area = corners.reduce((sum, { x, y }, corner) => {
  const next = corners[(corner + 1) % corners.length] ?? { x: Number.NaN, y: Number.NaN };
  return sum + (x * next.y - next.x * y) / 2;
}, 0);
/** The whole number that is left when 8√2 is taken away. */
const rest = area - 8 * Math.SQRT2;

export const recomputation: ChoiceRecomputation = {
  answer: () => (isAsWide && Math.abs(rest - Math.round(rest)) < 1e-9 ? `${Math.round(rest)}+8sqrt(2)` : area),
  slips: {
    "the middle term forgotten": 2 ** 2 + 8 - 4,
    "corners twice as large": `${12 - 2 * 4}+8sqrt(2)`,
    "eight triangles of height two": (8 * 2 * 2) / 2,
    "the whole board": "(2+2sqrt(2))^2",
  },
};
