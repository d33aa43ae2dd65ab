import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("one of two kinds", () =>
  answersRows([
    ["Is 28 a perfect square or a perfect number?", "perfect number"],
    ["Is 49 a perfect square or a perfect number?", "perfect square"],
    ["Is 64 a perfect square or a perfect cube?", "both"],
    ["Is 30 a perfect square or a perfect cube?", "neither"],
    ["28是完全平方数还是完全数？", "perfect number"],
    ["Is 49 a prime number or a perfect square?", "perfect square"],
    ["Is 28 a perfect square?", "no"],
    ["Is 49 a perfect square or not?", "yes"],
    // Of what is not known nothing is said, and least of all of one half of it.
    ["Is 28 a perfect square or a lucky number?", null],
    ["28是完全平方数还是幸运数？", null],
  ]));
