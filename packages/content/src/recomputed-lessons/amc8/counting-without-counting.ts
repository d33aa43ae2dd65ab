import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { combinations, ordersOf, wholeNumbers } from "../counting.ts";

const digits = wholeNumbers(0, 9);
const hundred = wholeNumbers(1, 100);
const pairs = combinations(wholeNumbers(1, 8), wholeNumbers(1, 8));

export const recomputation: LessonRecomputation = {
  outfits: {
    answer: () => combinations(wholeNumbers(1, 4), wholeNumbers(1, 3), wholeNumbers(1, 2)).length,
    slips: { added: 4 + 3 + 2 },
  },
  "number-locks": {
    answer: () => combinations(digits, digits, digits).filter((code) => new Set(code).size === 3).length,
    slips: { repeats: combinations(digits, digits, digits).length },
  },
  handshakes: {
    answer: () => pairs.filter(([a = 0, b = 0]) => a < b).length,
    slips: { twice: pairs.filter(([a, b]) => a !== b).length, oneself: pairs.length },
  },
  paths: { answer: () => pathsIn(3), slips: { crossings: 9, "one-step-short": pathsIn(2) } },
  "at-least-one": {
    answer: () => wholeNumbers(0, 999).filter((n) => String(n).includes("7")).length,
    slips: { "counted-twice": 300 },
  },
  "both-clubs": {
    // Each class of 30 is tried, with so many who play, are on the team, and do both.
    answer: () => wholeNumbers(0, 15).find((both) => 18 - both + both + (15 - both) + 6 === 30) ?? -1,
    slips: { "only-sum": 18 + 15, "forgot-neither": 18 + 15 - 30 },
  },
  "three-or-five": {
    answer: () => hundred.filter((n) => n % 3 === 0 || n % 5 === 0).length,
    slips: {
      "both-twice": hundred.filter((n) => n % 3 === 0).length + hundred.filter((n) => n % 5 === 0).length,
      "both-never": hundred.filter((n) => (n % 3 === 0) !== (n % 5 === 0)).length,
    },
  },
  letters: {
    answer: () => new Set(ordersOf(["N", "O", "O", "N"]).map((order) => order.join(""))).size,
    slips: { "1": ordersOf(["N", "O", "O", "N"]).length },
  },
};

/** Every row of steps to the right and up that ends in the opposite corner. */
function pathsIn(blocks: number): number {
  const steps = combinations(...Array.from({ length: 2 * blocks }, () => ["right", "up"]));
  return steps.filter((way) => way.filter((step) => step === "up").length === blocks).length;
}
