import type { Recomputation } from "../testing/recomputation.ts";

/** Every path of a drop, 1 for a turn to the right. */
const paths = Array.from({ length: 2 ** 5 }, (_, number) => number.toString(2).padStart(5, "0"));
const cupOf = (path: string) => path.replaceAll("0", "").length;

const pairs = paths.flatMap((first) => paths.map((second) => [first, second] as const));
const share = (isCounted: (first: string, second: string) => boolean) =>
  `${pairs.filter(([first, second]) => isCounted(first, second)).length}/${pairs.length}`;

export const recomputation: Recomputation = {
  answer: () => share((first, second) => cupOf(first) === cupOf(second)),
  slips: {
    "not-equally-likely": `1/${new Set(paths.map(cupOf)).size}`,
    "same-path": share((first, second) => first === second),
  },
  right: ["252/1024", "0.24609375"],
  wrong: ["1/4", "0.246", "0.25"],
};
