import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { sumOf, wholeNumbers } from "../counting.ts";

const odd = wholeNumbers(1, 300).filter((n) => n % 2 === 1);

export const recomputation: LessonRecomputation = {
  "hundredth-odd": { answer: () => odd[99] ?? 0, slips: { "one-far": odd[100] ?? 0, even: 200 } },
  "odd-sum": { answer: () => sumOf(odd.slice(0, 20)), slips: { "last-squared": 39 * 39 } },
  fence: { answer: () => wholeNumbers(0, 100).filter((foot) => foot % 5 === 0).length, slips: { posts: 100 / 5 } },
  "stairs-sum": { answer: () => sumOf(wholeNumbers(1, 50)), slips: { both: 50 * 51, "end-missing": (50 * 50) / 2 } },
  "last-digit": { answer: () => Number(3n ** 2026n % 10n), slips: {} },
  matches: { answer: () => "n*3+1", slips: { shared: "4n" } },
};
