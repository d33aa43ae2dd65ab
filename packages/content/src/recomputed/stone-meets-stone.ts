import type { Recomputation } from "../testing/recomputation.ts";

const GAP_MM = 400;

/** Watches the two stones year by year, in twentieths of a millimeter. */
function yearsUntilTheyTouch(gapMm: number): number {
  let gap = gapMm * 20;
  let years = 0;
  while (gap > 0) {
    gap -= 3 + 2;
    years += 1;
  }
  return years;
}

export const recomputation: Recomputation = {
  answer: () => yearsUntilTheyTouch(GAP_MM),
  slips: { units: yearsUntilTheyTouch(40), "added-years": (GAP_MM / (3 + 1)) * (20 + 10) },
  right: ["1,600", "1600 years", "1600年"],
  wrong: ["16000", "80", "2000"],
};
