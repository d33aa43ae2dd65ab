import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { combinations, fraction, meanOf, shareOf, sumOf, wholeNumbers } from "../counting.ts";

const die = wholeNumbers(1, 6);
const tickets = [100, 25, 25, 25, 25, ...wholeNumbers(1, 10).map(() => 10), ...wholeNumbers(16, 200).map(() => 0)];
const families = combinations(["g", "b"], ["g", "b"]);
const orders = combinations([0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]).filter(
  (hats) => new Set(hats).size === 4,
);

export const recomputation: LessonRecomputation = {
  "wheel-worth": { answer: () => meanOf([12, 3, 3, 0, 0, 0]), slips: { "plain-average": meanOf([12, 3, 0]) } },
  "one-die": { answer: () => fraction(sumOf(die), 6), slips: { middle: 3 } },
  "sum-of-many": {
    // The sum of ten dice is spread evenly around the middle of its least and its greatest.
    answer: () => (10 * 1 + 10 * 6) / 2,
    slips: { "all-sixes": 10 * 6, "three-each": 10 * 3 },
  },
  raffle: {
    answer: () => 2 - meanOf(tickets),
    slips: { "only-prizes": meanOf(tickets) },
  },
  "fixed-hats": {
    // Four guests as well as ten: all orders are tried.
    answer: () => meanOf(orders.map((hats) => hats.filter((hat, guest) => hat === guest).length)),
    slips: { "one-person": "1/10" },
  },
  "until-six": {
    answer: () => Math.round(sumOf(wholeNumbers(1, 2000).map((roll) => roll * (5 / 6) ** (roll - 1) * (1 / 6)))),
    slips: { "2": meanOf(die) },
  },
  given: {
    answer: () =>
      shareOf(
        families.filter((children) => children.includes("g")),
        (children) => children.every((child) => child === "g"),
      ),
    slips: { "other-child": "1/2", "all-cases": shareOf(families, (children) => !children.includes("b")) },
  },
};
