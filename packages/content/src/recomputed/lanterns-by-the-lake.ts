import type { Recomputation } from "../testing/recomputation.ts";

const LANTERNS = 200;

/** Lets the walkers come by, one after the other, and pull the cords. */
function litAfter(walkers: number[]): number[] {
  const pulls = new Map<number, number>();
  for (const walker of walkers)
    for (let lantern = walker; lantern <= LANTERNS; lantern += walker)
      pulls.set(lantern, (pulls.get(lantern) ?? 0) + 1);
  return [...pulls].filter(([, count]) => count % 2 === 1).map(([lantern]) => lantern);
}

const everybody = Array.from({ length: LANTERNS }, (_, index) => index + 1);
const isOdd = (number: number) => number % 2 === 1;
const lit = litAfter(everybody.filter(isOdd));

export const recomputation: Recomputation = {
  answer: () => lit.length,
  slips: { "squares-only": litAfter(everybody).length, "odd-squares-only": lit.filter(isOdd).length },
  right: ["24盏", "答：24"],
  wrong: ["23", "100"],
};
