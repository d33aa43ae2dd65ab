import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("two primes by their sum", () =>
  answersRows([
    ["两个质数的和是 39，这两个质数的积是多少", "74"],
    ["two prime numbers add up to 25. what are they", "2,23"],
    ["The sum of two primes is 63. What is their product?", "122"],
    ["the sum of two primes is 30. what are they", null],
    ["两个质数的和是 31，这两个数各是多少", "2,29"],
    ["已知 2 个质数的和是 19，求它们的差", "15"],
    ["the sum of two odd primes is 39. what is their product", null],
    ["两个质数的差是 39，求它们的积", null],
  ]));
