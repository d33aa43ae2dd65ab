import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** All teams of so many dogs, as lists of their numbers. */
function teams(dogs: number): number[][] {
  const numbers = Array.from({ length: dogs }, (_, below) => below + 1);
  return Array.from({ length: 2 ** dogs - 1 }, (_, below) => numbers.filter((dog) => ((below + 1) >> (dog - 1)) & 1));
}
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const largest = (all: number[][]) => all.map((team) => Math.max(...team));

export const recomputation: ChoiceRecomputation = {
  answer: () => sum(largest(teams(7))),
  slips: {
    "the smallest numbers": sum(teams(7).map((team) => Math.min(...team))),
    "without the last dog": sum(largest(teams(6))),
    "the last dog only": sum(largest(teams(7)).filter((number) => number === 7)),
    "four on average": teams(7).length * 4,
  },
};
