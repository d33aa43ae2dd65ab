import { permutations } from "../testing/permutations.ts";
import type { Recomputation } from "../testing/recomputation.ts";

/** In which column the lantern of each row stands, in every way that fills all columns. */
const placements = permutations([0, 1, 2, 3, 4]);
const oneFree = placements.filter((columns) => columns.every((column, row) => column !== row));
const bothFree = oneFree.filter((columns) => columns.every((column, row) => column !== 4 - row));

export const recomputation: Recomputation = {
  answer: () => bothFree.length,
  slips: {
    "one-diagonal": oneFree.length,
    "first-case-only": bothFree.filter((columns) => (columns[2] ?? 0) < 2).length,
  },
  right: ["2^4", "16"],
  wrong: ["4", "32", "120"],
};
