import type { Recomputation } from "../testing/recomputation.ts";

const DICE = 9;
const DOTS = 1 + 2 + 3 + 4 + 5 + 6;

/** Follows the stick from a left end to the right: what each die shows to the left and to the right. */
function diceFrom(leftEnd: number): { left: number; right: number }[] {
  const dice = [{ left: leftEnd, right: 7 - leftEnd }];
  for (let last = dice[0]; last && dice.length < DICE; last = dice.at(-1))
    dice.push({ left: last.right, right: 7 - last.right });
  return dice;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
/** A result that is the same for every left end. */
const always = (count: (dice: { left: number; right: number }[]) => number) =>
  [...new Set([1, 2, 3, 4, 5, 6].map((leftEnd) => count(diceFrom(leftEnd))))].join(" or ");
const glued = (dice: { left: number; right: number }[]) => sum(dice.slice(1).map(({ left }) => left));

export const recomputation: Recomputation = {
  answer: () => always((dice) => DICE * DOTS - 2 * glued(dice)),
  slips: {
    ends: always((dice) => sum(dice.map(({ left, right }) => DOTS - left - right))),
    "one-face-of-two": always((dice) => DICE * DOTS - glued(dice)),
    "all-dots": DICE * DOTS,
  },
  right: ["133 dots", "126+7", "133个"],
  wrong: ["140", "119", "63", "134"],
};
