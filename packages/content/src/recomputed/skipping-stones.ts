import type { Recomputation } from "../testing/recomputation.ts";

const afternoons = Array.from({ length: 60 }, (_, index) => index + 1).flatMap((stones) =>
  Array.from({ length: 1000 }, (_, bounces) => ({ stones, bounces })).filter(
    (it) => it.bounces + 15 === 7 * (stones + 1) && it.bounces + 7 === 6 * (stones + 1),
  ),
);
const [afternoon = { stones: Number.NaN, bounces: Number.NaN }] = afternoons;

export const recomputation: Recomputation = {
  answer: () => (afternoons.length === 1 ? afternoon.stones : "more than one"),
  slips: { "next-stone-too": afternoon.stones + 1, bounces: afternoon.bounces },
  right: ["7 stones", "7块", "8-1"],
  wrong: ["6", "9", "48", "15"],
};
