import type { Recomputation } from "../testing/recomputation.ts";

/** In which bowl each of the four drops lands, in every way. */
const outcomes = Array.from({ length: 6 ** 4 }, (_, number) => [...number.toString(6).padStart(4, "0")]);

/** How many drops the bowls hold that hold any, the fullest one first. */
const filled = outcomes.map((drops) =>
  [...new Set(drops)].map((bowl) => drops.filter((drop) => drop === bowl).length).sort((one, other) => other - one),
);
const share = (isCounted: (bowls: number[]) => boolean) => `${filled.filter(isCounted).length}/${filled.length}`;

export const recomputation: Recomputation = {
  answer: () => share(([fullest]) => fullest === 2),
  slips: {
    "two-pairs": share((bowls) => bowls.join() === "2,1,1"),
    "three-or-four": share(([fullest = 0]) => fullest >= 2),
  },
  right: ["0.625", "62.5%", "810/1296"],
  wrong: ["0.63", "810"],
};
