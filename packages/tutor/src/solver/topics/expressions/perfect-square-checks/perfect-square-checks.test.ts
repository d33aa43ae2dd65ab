import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("whether three terms are a square", () =>
  answersRows([
    ["is x^2+6x+9 a perfect square trinomial", "yes"],
    ["is 4x²-4x+1 a perfect square", "yes"],
    ["Determine whether x^2 + 5x + 9 is a perfect square trinomial.", "no"],
    ["is 2x^2+4x+2 the square of a binomial", "no"],
    ["x²+4x+4是完全平方式吗", "yes"],
    ["a²-ab+b²是不是完全平方式", "no"],
    ["x²+x+1/4是完全平方式吗", "yes"],
    ["9x²-12xy+4y²是完全平方式吗", "yes"],
    ["is x^2-6x-9 a perfect square trinomial", "no"],
    ["is 49 a perfect square", "yes"],
    ["x²+kx+9是完全平方式，则k=", "k = -6 or k = 6"],
    ["is x^2+6x+9 a perfect cube", null],
  ]));
