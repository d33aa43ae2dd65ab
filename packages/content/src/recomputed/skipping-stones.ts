import type { Recomputation } from "../testing/recomputation.ts";

/** Every afternoon that is as Ben says: so many stones and bounces before the next one. */
const afternoons = Array.from({ length: 60 }, (_, index) => index + 1).flatMap((stones) =>
  Array.from({ length: 1000 }, (_, bounces) => ({ stones, bounces })).filter(
    (it) => it.bounces + 7 === 6 * (it.stones + 1) && it.bounces + 15 === 7 * (it.stones + 1),
  ),
);
const [afternoon = { stones: Number.NaN, bounces: Number.NaN }] = afternoons;
const next = Array.from({ length: 1000 }, (_, bounces) => bounces).filter(
  (bounces) => afternoon.bounces + bounces === 8 * (afternoon.stones + 1),
);

export const recomputation: Recomputation = {
  answer: () => (afternoons.length === 1 ? next.join(" or ") : "more than one"),
  slips: { "one-more-bounce": 15 + 1, eight: 15 - 7, "from-seven": 15 + 2 * (15 - 7) },
  right: ["23 bounces", "23下", "15+8", "64-41"],
  wrong: ["7", "41", "22", "24"],
};
