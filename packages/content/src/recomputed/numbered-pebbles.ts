import type { Recomputation } from "../testing/recomputation.ts";

const pebbles = [1, 2, 3, 4, 5, 6];
const withPutBack = pebbles.flatMap((first) => pebbles.map((second) => [first, second] as const));
const atOnce = withPutBack.filter(([first, second]) => first !== second);

const wins = ([first, second]: readonly [number, number]) => (first * second) % 6 === 0;
const share = (all: (readonly [number, number])[], isCounted: (pair: readonly [number, number]) => boolean) =>
  `${all.filter(isCounted).length}/${all.length}`;

export const recomputation: Recomputation = {
  answer: () => share(atOnce, wins),
  slips: { "only-with-six": share(atOnce, (pair) => pair.includes(6)), "put-back": share(withPutBack, wins) },
  right: ["14/30", "十五分之七"],
  wrong: ["0.47", "8/15"],
};
