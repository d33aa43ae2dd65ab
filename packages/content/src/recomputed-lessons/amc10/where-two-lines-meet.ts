import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { combinations, wholeNumbers } from "../counting.ts";

const small = wholeNumbers(-50, 50);
const farm = combinations(wholeNumbers(0, 22), wholeNumbers(0, 22)).find(
  ([chickens = 0, rabbits = 0]) => chickens + rabbits === 22 && 2 * chickens + 4 * rabbits === 62,
) ?? [0, 0];

export const recomputation: LessonRecomputation = {
  "solve-scale": {
    answer: () => small.find((x) => 5 * x + 3 === 2 * x + 18) ?? 0,
    slips: { sign: (18 + 3) / 3, "added-x": (18 + 3) / 7 },
  },
  crossing: {
    answer: () => {
      const x = small.find((it) => it + 3 === -2 * it + 9) ?? 0;
      return `(${x},${x + 3})`;
    },
    slips: { swapped: "(5,2)" },
  },
  "three-fruits": {
    answer: () => {
      const [notebook = 0, pen = 0] =
        combinations(wholeNumbers(0, 76), wholeNumbers(0, 76))
          .map(([a = 0, b = 0]) => [a / 4, b / 4])
          .find(([a = 0, b = 0]) => 3 * a + b === 19 && a + 3 * b === 15) ?? [];
      return 2 * notebook + 2 * pen;
    },
    slips: { halve: 19 + 15 },
  },
  digits: {
    answer: () => wholeNumbers(10, 99).find((n) => swapped(n) - n === 27 && Math.floor(n / 10) + (n % 10) === 11) ?? 0,
    slips: { swapped: 74 },
  },
  legs: { answer: () => farm[1] ?? 0, slips: { "other-animal": farm[0] ?? 0 } },
};

const swapped = (n: number) => (n % 10) * 10 + Math.floor(n / 10);
