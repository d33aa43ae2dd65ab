import type { Recomputation } from "../testing/recomputation.ts";

const SECONDS = 3600;
const drips = [4, 6, 9];

/** How many drops land in each second of the hour. */
const landing = Array.from(
  { length: SECONDS },
  (_, second) => drips.filter((every) => (second + 1) % every === 0).length,
);
const drops = landing.reduce((sum, count) => sum + count, 0);
const pairs = landing.reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);

export const recomputation: Recomputation = {
  answer: () => landing.filter((count) => count > 0).length,
  slips: { "counted-drops": drops, "triple-left-out": drops - pairs },
  right: ["1400", "1，400"],
  wrong: ["1401", "1500"],
};
