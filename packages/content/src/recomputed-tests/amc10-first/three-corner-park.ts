import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

type Point = { x: number; y: number };
const [a, b, c] = [
  { x: 0, y: 0 },
  { x: 24, y: 0 },
  { x: 7, y: 10 },
];
const between = (from: Point, to: Point, part: number) => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
const area = (p: Point, q: Point, r: Point) => Math.abs((q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y)) / 2;

const d = between(b, c, 1 / 3);
const e = between(c, a, 1 / 4);
/** Where AD is met by BE: both ends of AD are as far from BE as the parts of AD are long. */
const p = between(a, d, area(a, b, e) / (area(a, b, e) + area(d, b, e)));
const round = (number: number) => Number(number.toFixed(6));

export const recomputation: ChoiceRecomputation = {
  answer: () => (area(a, b, c) === 120 ? round(area(a, b, p)) : Number.NaN),
  slips: {
    "the triangle BCP": round(area(b, c, p)),
    "the triangle ABD": round(area(a, b, d)),
    "the triangle ACP": round(area(a, c, p)),
    "the triangle ABE": round(area(a, b, e)),
  },
};
