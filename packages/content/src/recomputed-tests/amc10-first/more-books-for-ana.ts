import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** How many books Ana and Bo get in each of the ways. */
const ways = Array.from({ length: 3 ** 5 }, (_, way) => {
  const owners = Array.from({ length: 5 }, (_book, book) => Math.floor(way / 3 ** book) % 3);
  return { ana: owners.filter((owner) => owner === 0).length, bo: owners.filter((owner) => owner === 1).length };
});
const count = (isMeant: (ana: number, bo: number) => boolean) => ways.filter(({ ana, bo }) => isMeant(ana, bo)).length;

export const recomputation: ChoiceRecomputation = {
  answer: () => count((ana, bo) => ana > bo),
  slips: {
    "no ties with two books": (ways.length - count((ana, bo) => ana === bo && ana < 2)) / 2,
    "only the tie without a book": (ways.length - count((ana, bo) => ana === bo && ana === 0)) / 2,
    "Ana or Bo": count((ana, bo) => ana !== bo),
    "all ways": ways.length,
  },
};
