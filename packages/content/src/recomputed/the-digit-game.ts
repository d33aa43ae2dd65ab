import type { Recomputation } from "../testing/recomputation.ts";

const isGood = [false];
for (let pebbles = 1; pebbles < 100; pebbles += 1) {
  const digits = [...String(pebbles)].map(Number).filter((digit) => digit > 0);
  isGood.push(digits.some((digit) => !isGood[pebbles - digit]));
}
const games = isGood.slice(10);

export const recomputation: Recomputation = {
  answer: () => games.filter((good) => good).length,
  slips: {
    "for-the-second": games.filter((good) => !good).length,
    "every-pile": games.length,
    "ten-only": games.length - 1,
  },
  right: ["81 games", "81", "90-9", "9²"],
  wrong: ["80", "82", "45", "99"],
};
