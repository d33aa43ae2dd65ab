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
    ["Let r and s be the roots of x^2 - 8x + 9 = 0. What is the square of their sum?", "64"],
    ["The roots of x^2 + 4x - 7 = 0 are p and q. What is the sum of the squares of p and q?", "30"],
    ["the roots of x^2 + 4x - 8 = 0 are p and q, what is the square of the sum of the roots", "16"],
    ["Let p and q be the roots of x^2 - 6x + 4 = 0. Find the sum of their reciprocals.", "3/2"],
    ["Let p and q be the roots of x^2 - 6x + 4 = 0. Find the sum of their cubes.", "144"],
    ["Let p and q be the roots of x^2 - 6x + 5 = 0. Find their positive difference.", "4"],
    ["设方程x²-7x+4=0的两个根为a和b，求a分之b加b分之a", "41/4"],
    ["方程x²-6x+2=0的两根是p、q，求p、q的平方和", "32"],
    ["方程x²-6x+2=0的两根是p、q，求它们和的平方", "36"],
    ["已知m，n是方程x²-5x+2=0的两个根，求m与n的倒数之和", "5/2"],
    ["Let p and q be the roots of x^2 - 6x + 4 = 0. Find half the sum of their squares.", "14"],
    ["Let p and q be the roots of x^2 - 6x + 4 = 0. Find their difference.", null],
    ["方程x²-6x+2=0的两根是p、q，求p、q的平方差", null],
    ["设a、b是方程x²+2x-9=0的两个实数根，则a²+3a+b的值为", "7"],
    ["If a and b are the roots of x^2 - 3x - 5 = 0, find a^2 - 2a + b", "8"],
    ["If a and b are the roots of x^2 - 3x - 5 = 0, find a^2 - 2a - b", null],
    // Nobody knows which of the two is r.
    ["If r and s are the roots of x^2 - 5x + 3 = 0, what is r - s?", null],
    ["If r and s are the roots of x^2 - 5x + 3 = 0, what is r + 2s?", null],
    ["If r and s are the roots of x^2 + x + 3 = 0, what is r + s?", null],
    ["若 m、n 是方程 x²-4x+4=0 的两根，求 m+n", null],
    ["If r and s are not the roots of x^2 - 5x + 3 = 0, what is r + s?", null],
  ]);
});
