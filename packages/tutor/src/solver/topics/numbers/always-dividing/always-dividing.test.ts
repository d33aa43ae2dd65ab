import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("the largest number that always divides an expression", () =>
  answersRows([
    ["the largest number that always divides n(n+1)(n+2) for all integers", "6"],
    ["the largest number that always divides n(n+1)(n+2)(n+3) for all integers", "24"],
    ["the largest number that always divides n^3 - n for all integers", "6"],
    ["the largest number that always divides n^5 - n for all integers", "30"],
    ["the largest number that always divides n^2 - 1 for odd integers", "8"],
    ["the largest number that always divides n(n+2) for even integers", "8"],
    ["the largest number that always divides n^2 + 1 for all integers", null],
    ["the largest number that always divides n(n+1)/2 for all integers", null],
    ["the largest number that always divides mn for all integers", null],
  ]));
