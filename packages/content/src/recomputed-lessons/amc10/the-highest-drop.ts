import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { wholeNumbers } from "../counting.ts";

const small = wholeNumbers(-40, 40);

export const recomputation: LessonRecomputation = {
  "factor-it": {
    answer: () =>
      small
        .filter((x) => x * x - 8 * x + 15 === 0)
        .map((zero) => `(x-${zero})`)
        .join(""),
    slips: {},
  },
  "both-zeros": {
    answer: () => small.filter((x) => x * x - 2 * x - 15 === 0).join(", "),
    slips: { signs: "3, -5" },
  },
  complete: {
    answer: () => small.find((c) => small.every((x) => x * x + 6 * x + c === (x + 3) ** 2)) ?? 0,
    slips: { "not-halved": 36, "not-squared": 3 },
  },
  "sum-product": {
    answer: () => {
      const root = Math.sqrt(7 * 7 - 4 * 4);
      return Math.round((((7 + root) / 2) ** 2 + ((7 - root) / 2) ** 2) * 1e6) / 1e6;
    },
    slips: { "sum-squared": 49 },
  },
  fence: {
    answer: () => Math.max(...wholeNumbers(0, 200).map((tenths) => (tenths / 10) * (40 - 2 * (tenths / 10)))),
    slips: { "length-only": 20 * 20, square: 10 * 10 },
  },
};
