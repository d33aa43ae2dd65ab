import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("sums of the factors of a quadratic", () =>
  answersRows([
    ["Factor x^2 - 10x + 21, then tell me the sum of the two factors.", "2x-10"],
    ["the sum of the two factors of x^2 + x - 12", "2x+1"],
    ["把x²-9x+20因式分解，得到的两个一次因式相加，和是什么？", "2x-9"],
    ["the sum of the linear factors of 2x^2 + 5x - 3", "3x+2"],
    // Numbers have many factors, and with a number taken out nobody knows which two are meant.
    ["the sum of the factors of 21", "32"],
    ["the sum of the two factors of 2x^2 - 8", null],
    ["the sum of the two factors of x^2 + x + 1", null],
    ["Factor x^2 - 10x + 21, then tell me the product of the two factors.", null],
  ]));
