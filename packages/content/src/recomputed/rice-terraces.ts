import { polynomialThrough } from "../testing/polynomial.ts";
import type { Recomputation } from "../testing/recomputation.ts";

/** Builds the walls one below the other, and counts the stones of all of them each time. */
const walls = Array.from({ length: 12 }, (_, wall) => 5 + 3 * wall);
const together = walls.map((_, last) => walls.slice(0, last + 1).reduce((sum, stones) => sum + stones, 0));

export const recomputation: Recomputation = {
  answer: () => polynomialThrough(together, 1, 2) ?? "no such expression",
  slips: {
    "last-wall-only": polynomialThrough(walls, 1, 1) ?? "no such expression",
    "one-step-too-many": "n(5+(5+3n))/2",
  },
  right: ["(3n²+7n)/2", "1.5n^2+3.5n", "5n+3n(n-1)/2"],
  wrong: ["3n^2+7n", "n(3n+5)/2", "5n"],
};
