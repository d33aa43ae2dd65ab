import type { Recomputation } from "../testing/recomputation.ts";

type Rod = { upper: number; lower: number };

const rod = (digit: number): Rod => ({ upper: Math.floor(digit / 5), lower: digit % 5 });
const rods = (number: number) => [rod(Math.floor(number / 10)), rod(number % 10)];

function movesTo(number: number): number {
  const before = rods(number - 1);
  return rods(number).reduce((moves, { upper, lower }, index) => {
    const { upper: upperBefore, lower: lowerBefore } = before[index] ?? rod(0);
    return moves + Math.abs(upper - upperBefore) + Math.abs(lower - lowerBefore);
  }, 0);
}

const steps = Array.from({ length: 50 }, (_, index) => index + 1);
const toTen = steps.slice(0, 10).reduce((moves, number) => moves + movesTo(number), 0);

export const recomputation: Recomputation = {
  answer: () => steps.reduce((moves, number) => moves + movesTo(number), 0),
  slips: {
    "one-each": steps.length,
    "forty-nine": 5 * toTen,
    "carry-only": steps.length + steps.filter((number) => number % 10 === 0).length,
  },
  right: ["99 moves", "99次", "76+23"],
  wrong: ["100", "98", "19", "94"],
};
