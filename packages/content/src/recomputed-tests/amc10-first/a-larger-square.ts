import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** From n = 22 on, the next larger square is more than 45 away, so 1000 is far enough. */
const sides = Array.from({ length: 1000 }, (_, below) => below + 1).filter((n) =>
  Number.isInteger(Math.sqrt(n * n + 45)),
);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const [smallest = 0, middle = 0, largest = 0] = sides;

export const recomputation: ChoiceRecomputation = {
  answer: () => sum(sides),
  slips: {
    "one way to factor": largest,
    "the middle one missed": smallest + largest,
    "the smallest one missed": middle + largest,
    "the larger squares": sum(sides.map((n) => Math.sqrt(n * n + 45))),
  },
};
