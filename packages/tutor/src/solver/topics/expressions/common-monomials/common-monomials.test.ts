import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("common factors and multiples of terms", () =>
  answersRows([
    ["What is the GCF of 12x^2 and 18x?", "6x"],
    ["what is the greatest common factor of 8a^3b^2, 12a^2b and 20ab^3", "4ab"],
    ["多项式6x²y-9xy²的公因式是什么", "3xy"],
    ["What is the LCM of 6x^2 and 4xy?", "12x^2y"],
    ["1/(2x)和1/(3x²)的最简公分母是什么", "6x^2"],
    ["What is the greatest common factor of 84 and x?", null],
    ["what is the gcf of x^2-4 and x-2", null],
  ]));

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
