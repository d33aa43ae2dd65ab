import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("what monomials have in common", () =>
  answersRows([
    ["the gcd of the values 12x^2y, 18xy^3", "6xy"],
    ["the lcm of the values 12x^2y, 18xy^3", "36x^2y^3"],
    ["the gcd of the values 8a^3b^2c, 12ab^4", "4ab^2"],
    ["the lcm of the values 4x, 6x^2, 9y", "36x^2y"],
    ["the gcd of the values 15x^3, 10x^5, 25x^2", "5x^2"],
    ["the gcd of the values 7a, 3b", "1"],
    ["the gcd of the values x+1, x", null],
    ["the gcd of the values 12x", null],
  ]));
