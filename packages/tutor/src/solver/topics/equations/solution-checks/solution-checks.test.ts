import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("whether a number is a solution", () => {
  answersRows([
    ["is x = 3 a solution of 2x^2 - 5x - 3 = 0", "yes"],
    ["Is 3 a solution of 2x + 1 = 8?", "no"],
    ["Is -1/2 a solution to the equation 4x + 3 = 1?", "yes"],
    ["Is (2, -1) a solution of the system 3x + y = 5, x - y = 3?", "yes"],
    ["Is (2, -1) a solution of the system 3x + y = 5, x - y = 4?", "no"],
    ["Is (1, 4) a solution of y = 3x + 1?", "yes"],
    ["is 5 a solution of 2x - 1 > 9", "no"],
    ["is 5 a solution of 2x - 1 ≥ 9", "yes"],
    ["is 3 a solution of x + y = 5", null],
    ["is x = 3 a solution of y + 2 = 5", null],
    ["Is (1, 4) a solution of b = 3a + 1?", null],
  ]);
});
