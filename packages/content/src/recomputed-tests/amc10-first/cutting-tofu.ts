import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const surface = (a: number, b: number, c: number) => 2 * (a * b + b * c + c * a);
/** The cuts may be anywhere. */
const cuts = [2.5, 1.25, 3.5] as const;
const parts = (length: number, cut: number) => [cut, length - cut];
const blocks = parts(8, cuts[0]).flatMap((a) =>
  parts(6, cuts[1]).flatMap((b) => parts(5, cuts[2]).map((c) => surface(a, b, c))),
);
const all = blocks.reduce((sum, block) => sum + block, 0);

export const recomputation: ChoiceRecomputation = {
  answer: () => all - surface(8, 6, 5),
  slips: {
    "one side of each cut": (all - surface(8, 6, 5)) / 2,
    "the volume": 8 * 6 * 5,
    "the old surface and one side of each cut": surface(8, 6, 5) + (all - surface(8, 6, 5)) / 2,
    "all of the surface": all,
  },
};
