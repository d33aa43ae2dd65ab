import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("exponents that follow from a number's factors", () =>
  answersRows([
    ["If $2^a \\cdot 3^b = 648$ with a and b whole numbers, find the pair (a, b).", "a = 3, b = 4"],
    ["If 2^x * 5^y = 2000, what is x + y?", "7"],
    ["Given that 2^m * 3^n * 5^k = 360, where m, n and k are positive integers, find m + n + k.", "6"],
    ["If 3^a * 7^b = 441, find ab.", "4"],
    ["如果 2^a·3^b=72,求a+b", "5"],
    ["已知 2^m×3^n=432,其中m、n为正整数,求m和n的值", "m = 4, n = 3"],
    ["若2^x×3^y×5^z=600,则x+y+z的值是多少?", "6"],
    // Something is left, no prime, twice the same prime, a sum.
    ["If 2^a * 3^b = 650, find a + b.", null],
    ["If 4^a * 3^b = 48, find a + b.", null],
    ["If 2^a * 2^b = 64, find (a, b).", null],
    ["If 2^a + 3^b = 17, find (a, b).", null],
    ["If 2^a * 3^b = 648, find a + c.", null],
  ]));
