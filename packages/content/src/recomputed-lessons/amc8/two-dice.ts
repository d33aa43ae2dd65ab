import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { combinations, fraction, shareOf, sumOf, wholeNumbers } from "../counting.ts";

const die = wholeNumbers(1, 6);
const rolls = combinations(die, die);
const marbles = ["j", "j", "j", "j", "a", "a", "a", "a", "a"].map((kind, number) => ({ kind, number }));
const draws = combinations(marbles, marbles);
const bothJade = (draw: { kind: string }[]) => draw.every(({ kind }) => kind === "j");

export const recomputation: LessonRecomputation = {
  seven: {
    answer: () => shareOf(rolls, (roll) => sumOf(roll) === 7),
    slips: { "not-equal": "1/11", order: fraction(3, 36) },
  },
  marbles: {
    answer: () =>
      shareOf(
        draws.filter(([a, b]) => a?.number !== b?.number),
        bothJade,
      ),
    slips: { "put-back": shareOf(draws, bothJade), "first-only": fraction(4, 9) },
  },
  "no-six": {
    answer: () => shareOf(rolls, (roll) => roll.includes(6)),
    slips: {
      "both-counted": fraction(12, 36),
      "one-die": fraction(1, 6),
      opposite: shareOf(rolls, (roll) => !roll.includes(6)),
    },
  },
  game: {
    answer: () =>
      combinations(["H", "T"], ["H", "T"], ["H", "T"]).filter((coins) => coins.filter((it) => it === "H").length === 2)
        .length / 8,
    slips: {},
  },
  dartboard: {
    answer: () => fraction(20 * 20 - 10 * 10, 20 * 20),
    slips: { radius: fraction(10, 20), inner: fraction(10 * 10, 20 * 20) },
  },
};
