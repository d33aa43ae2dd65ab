import type { Recomputation } from "../testing/recomputation.ts";

const guesses: ((pebbles: number) => boolean)[] = [
  (pebbles) => pebbles % 6 === 0,
  (pebbles) => pebbles % 9 === 0,
  (pebbles) => pebbles < 50,
  (pebbles) => pebbles % 10 === 4,
  (pebbles) => Math.abs(Math.floor(pebbles / 10) - (pebbles % 10)) === 1,
];
const wrongGuesses = (pebbles: number) => guesses.filter((isRight) => !isRight(pebbles)).length;

const twoDigits = Array.from({ length: 90 }, (_, index) => 10 + index);
const withWrong = (count: number) => twoDigits.filter((pebbles) => wrongGuesses(pebbles) === count);

/** Each slip is a number on which two are wrong, and Ada and Chen are right. */
const nearly = withWrong(2).filter((pebbles) => guesses[0]?.(pebbles) && guesses[2]?.(pebbles));

export const recomputation: Recomputation = {
  answer: () => withWrong(1).join(" or "),
  slips: {
    "two-wrong": nearly.find((pebbles) => guesses[3]?.(pebbles)) ?? "none",
    "two-wrong-as-well": nearly.findLast((pebbles) => guesses[1]?.(pebbles)) ?? "none",
  },
  right: ["54颗"],
  wrong: ["34", "45", "72"],
};
