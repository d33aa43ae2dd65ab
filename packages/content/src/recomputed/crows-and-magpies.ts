import type { Recomputation } from "../testing/recomputation.ts";

const BIRDS = 19;

/** Tries every row of birds: bit k of a row is 1 when bird k is a magpie. */
function numbersOfMagpies(): Set<number> {
  const found = new Set<number>();
  for (let row = 0; row < 2 ** BIRDS; row += 1) {
    const isMagpie = (bird: number) => (row >> bird) & 1;
    let fits = true;
    for (let bird = 0; fits && bird < BIRDS; bird += 1) {
      const beside = (bird > 0 ? isMagpie(bird - 1) : 0) + isMagpie(bird + 1);
      fits = (beside === 1) !== (isMagpie(bird) === 1);
    }
    if (fits) found.add(row.toString(2).replaceAll("0", "").length);
  }
  return found;
}

export const recomputation: Recomputation = {
  answer: () => [...numbersOfMagpies()].join(" or "),
  slips: { "first-is-crow": Math.floor(BIRDS / 3), "the-crows": BIRDS - 7, "all-lie": BIRDS },
  right: ["7 magpies", "7只", "七"],
  wrong: ["9", "10", "8", "0"],
};
