import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Turns the second ribbon until the overlap has the perimeter: the sides are the widths over the sine of the angle between the ribbons. */
const perimeter = (angle: number) => (2 * (6 + 8)) / Math.sin(angle);
let [flat, upright] = [0.01, Math.PI / 2];
for (let step = 0; step < 100; step += 1) {
  const middle = (flat + upright) / 2;
  if (perimeter(middle) > 42) flat = middle;
  else upright = middle;
}
const sine = Math.sin(flat);
const [long, short] = [8 / sine, 6 / sine];
const round = (number: number) => Number(number.toFixed(6));

export const recomputation: ChoiceRecomputation = {
  answer: () => round(long * short * sine),
  slips: {
    "a rectangle": 6 * 8,
    "the short side with the wrong height": round(short * 6),
    "the long side with the wrong height": round(long * 8),
    "the two sides": round(long * short),
  },
};
