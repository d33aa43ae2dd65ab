import type { Recomputation } from "../testing/recomputation.ts";

/** Every bridge as a row of slabs, 1 for one to the north. */
const bridges = Array.from({ length: 2 ** 10 }, (_, number) => number.toString(2).padStart(10, "0")).filter(
  (slabs) => slabs.replaceAll("0", "").length === 4,
);
const withFourTurns = bridges.filter((slabs) => turnsOf(slabs) === 4);

function turnsOf(slabs: string): number {
  return [...slabs].filter((slab, index) => index > 0 && slab !== slabs[index - 1]).length;
}

export const recomputation: Recomputation = {
  answer: () => withFourTurns.length,
  slips: {
    "any-turns": bridges.length,
    "begins-east": withFourTurns.filter((slabs) => slabs.startsWith("0")).length,
    mirror: 2 * withFourTurns.filter((slabs) => slabs.startsWith("0")).length,
  },
  right: ["30+15", "45 bridges", "45种", "10·3+3·5"],
  wrong: ["15", "24", "90", "150"],
};
