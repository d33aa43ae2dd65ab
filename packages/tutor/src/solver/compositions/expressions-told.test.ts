import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("exercises with expressions in other words", () =>
  answersRows([
    ["Square the binomial 3x - 4", "9x^2-24x+16"],
    ["Cube the binomial x + 2", "x^3+6x^2+12x+8"],
    ["square (x+7) and simplify", "x^2+14x+49"],
    ["Find the square of the binomial 3x-4", "9x^2-24x+16"],
    ["Raise the binomial x+2 to the fourth power", "x^4+8x^3+24x^2+32x+16"],
    ["求二项式2x-3的平方", "4x^2-12x+9"],
    ["多项式a-2b的立方", "a^3-6a^2b+12ab^2-8b^3"],
    ["square x+3=5", null],
    ["一个数的3倍比y多4，这个数是多少", null],
    ["一个数的3倍比它多4，这个数是多少", "2"],
  ]));
