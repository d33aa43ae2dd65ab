import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("a number in a quadratic equation by what its roots make", () => {
  answersRows([
    ["If the sum of the roots of x^2 - mx + 5 = 0 is 7, what is m?", "m = 7"],
    ["If the product of the roots of 2x^2 - 7x + k = 0 is 3/2, what is k?", "k = 3"],
    ["If the sum of the squares of the roots of x^2 + mx + 2 = 0 is 5, what is m?", "m = -3 or m = 3"],
    ["If the difference of the roots of x^2 - 6x + c = 0 is 4, what is c?", "c = 5"],
    ["If the sum of the reciprocals of the roots of x^2 - 3x + k = 0 is 3/2, what is k?", "k = 2"],
    ["If the product of the roots of x^2 - 2x + k = 0 is 5, what is k?", null],
    ["If the sum of the roots of x^2 - 4x + 5 = 0 is 4, what is k?", null],
  ]);
});
