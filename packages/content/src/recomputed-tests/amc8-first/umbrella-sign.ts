import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Adds up thin strips of the sign, across its straight edge, and rounds to whole multiples of π. */
const STRIPS = 120_000;
let area = 0;
for (let strip = 0; strip < STRIPS; strip += 1) {
  const x = ((strip + 0.5) * 12) / STRIPS;
  const fromMiddle = (x % 4) - 2;
  const height = Math.sqrt(36 - (x - 6) ** 2) - Math.sqrt(4 - fromMiddle ** 2);
  area += (height * 12) / STRIPS;
}
const halfDisk = (radius: number) => radius ** 2 / 2;

export const recomputation: ChoiceRecomputation = {
  answer: () =>
    Math.abs(area / Math.PI - Math.round(area / Math.PI)) < 1e-4 ? `${Math.round(area / Math.PI)}pi` : area,
  slips: {
    "the small radius not squared": `${halfDisk(6) - 3 * (2 / 2)}pi`,
    "full disks": `${2 * halfDisk(6) - 3 * 2 * halfDisk(2)}pi`,
    "a full large disk": `${2 * halfDisk(6) - 3 * halfDisk(2)}pi`,
    "diameters for radii": `${halfDisk(12) - 3 * halfDisk(4)}pi`,
  },
};
