import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("roots that have names", () => {
  answersRows([
    ["If r and s are the roots of x^2 - 5x + 3 = 0, what is r^2 + s^2?", "19"],
    ["The roots of x^2 - 9x + 11 = 0 are r and s. Compute r^2 + s^2.", "59"],
    ["设x₁、x₂是方程2x²-6x-7=0的两个根，则x₁+x₂=____。", "3"],
    ["一元二次方程x²-5x+3=0的两根为m、n，求1/m+1/n的值。", "5/3"],
    ["Let a and b be the solutions of 2x^2 + 3x - 7 = 0. Find (a+1)(b+1).", "-4"],
    ["若 α、β 是方程 x²-3x-2=0 的两根，求 (α-β)² 的值", "17"],
    ["已知 m,n 是方程 x²+2x-5=0 的两个实数根，求 m²n+mn² 的值", "10"],
    ["If p and q are the roots of 3x^2 - 8x + 2 = 0, find p/q + q/p.", "26/3"],
    ["If r and s are the roots of x^2 - 5x + 3 = 0, what is r^3 + s^3?", "80"],
    ["已知方程x²-4x+1=0的两根为x₁、x₂，则|x₁-x₂|的值为", "2sqrt(3)"],
    ["If r and s are the roots of 2x^2 - 7x + 3 = 0, what is |r - s|?", "5/2"],
    // Nobody knows which of the two is r.
    ["If r and s are the roots of x^2 - 5x + 3 = 0, what is r - s?", null],
    ["If r and s are the roots of x^2 - 5x + 3 = 0, what is r + 2s?", null],
    ["If r and s are the roots of x^2 + x + 3 = 0, what is r + s?", null],
    ["若 m、n 是方程 x²-4x+4=0 的两根，求 m+n", null],
    ["If r and s are not the roots of x^2 - 5x + 3 = 0, what is r + s?", null],
  ]);
});
