import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("equations whose roots are those of another one, changed", () =>
  answersRows([
    ["Find the quadratic equation whose roots are each 1 more than the roots of x^2 - 5x + 6 = 0.", "x^2-7x+12=0"],
    ["Write a quadratic equation whose roots are 3 less than the roots of x^2 - 5x + 2 = 0", "x^2+x-4=0"],
    ["find a quadratic equation whose roots are twice the roots of x^2-3x-5=0", "x^2-6x-20=0"],
    ["find a quadratic equation whose roots are the reciprocals of the roots of 2x^2-5x+1=0", "x^2-5x+2=0"],
    ["what equation has the roots 1 more", null],
    ["p and q are the roots of x^2 - 4x + 1 = 0. Find a quadratic equation with roots p+1 and q+1.", "x^2-6x+6=0"],
    ["If p and q are the roots of x^2 - 4x + 1 = 0, find an equation whose roots are p^2 and q^2", "x^2-14x+1=0"],
    ["已知p，q是方程x²-4x+1=0的两根，求以p+1，q+1为根的一元二次方程", "x^2-6x+6=0"],
    ["写出一个一元二次方程，使它的两根分别是方程x²-3x-5=0的两根的2倍", "x^2-6x-20=0"],
    ["求一个一元二次方程，使它的根分别比方程x²-5x+6=0的根大1", "x^2-7x+12=0"],
    ["求一个一元二次方程，使它的根分别是方程2x²-5x+1=0的根的倒数", "x^2-5x+2=0"],
    ["以方程x²-5x+6=0的两根的2倍为根的一元二次方程是", "x^2-10x+24=0"],
    ["Find the cubic equation whose roots are each 1 more than the roots of x^2 - 5x + 6 = 0.", null],
    ["p and q are the roots of x^2 - 4x + 1 = 0. Find a quadratic equation with roots p+1 and q+2.", null],
    ["p and q are the roots of x^2 + 1 = 0. Find a quadratic equation with roots p+1 and q+1.", null],
  ]));
