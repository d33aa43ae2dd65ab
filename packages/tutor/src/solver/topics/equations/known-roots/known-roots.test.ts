import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("known roots", () => {
  answersRows([
    ["One root of x^2 - 7x + k = 0 is 2. What is the other root?", "5"],
    ["one root of x^2 + px - 12 = 0 is 3. what is the other root", "-4"],
    ["one root of 2x^2 - 5x - 3 = 0 is 3. what is the other root", "-1/2"],
    ["If 4 is a root of x^2 - 4x = 0, find the other root", "0"],
    ["one root of x^2 + px - 12 = 0 is 3. what are the other root and p", "x = -4, p = 1"],
    ["方程 x²+px-12=0 有一个根是 3，另一个根是几？", "-4"],
    ["已知 2 是方程 x²-7x+k=0 的一个根，求另一个根", "5"],
    ["Write a quadratic equation with roots 2 and -5.", "x^2+3x-10=0"],
    ["a quadratic equation with the roots 1/2 and 3", "2x^2-7x+3=0"],
    ["quadratic equation whose roots have the sum 5 and the product 6", "x^2-5x+6=0"],
    ["quadratic equation whose roots have the sum -1/2 and the product -3", "2x^2+x-6=0"],
    ["quadratic equation whose roots have the sum 1 and the product 6", null],
    ["写出一个以 2 和 -5 为根的一元二次方程", "x^2+3x-10=0"],
    ["one root of 2x^2 - 5x - 3 = 0 is 4. what is the other root", null],
    ["one root of kx^2 - 5x - 3 = 0 is 4. what is the other root", null],
    ["one root of x^2 + bx + c = 0 is 4. what is the other root", null],
  ]);
});
