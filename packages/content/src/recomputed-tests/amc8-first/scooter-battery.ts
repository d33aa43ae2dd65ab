import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Rides mile by mile while the battery stays at its reserve or above, counted in tenths of a percent. */
function milesFrom(percent: number, reserve: number): number {
  let miles = 0;
  for (let left = percent * 10; left - 25 >= reserve * 10; left -= 25) miles += 1;
  return miles;
}

export const recomputation: ChoiceRecomputation = {
  answer: () => milesFrom(85, 10),
  slips: {
    "the morning's ride taken off twice": milesFrom(85 - 15, 10),
    "no reserve": milesFrom(85, 0),
    "from a full battery": milesFrom(100, 10),
    "from a full battery to none": milesFrom(100, 0),
  },
};
