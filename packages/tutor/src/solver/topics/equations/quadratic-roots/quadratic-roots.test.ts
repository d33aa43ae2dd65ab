import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("the roots of quadratic equations", () => {
  answersRows([
    ["product of the roots of 2x^2-7x+3=0", "3/2"],
    ["What is the sum of the solutions of x^2 - 6x + 4 = 0?", "6"],
    ["方程x²-5x+3=0的两根之和是多少？", "5"],
    ["若x1,x2是方程x²-3x+1=0的两个实数根，求x1²+x2²", "7"],
    ["sum of the roots of x^2+x+1=0", null],
    ["For what values of k does x^2 - 4x + k = 0 have no real solutions?", "k>4"],
    ["For which value of k does x^2 + 6x + k = 0 have exactly one real solution?", "k=9"],
    ["For what values of k does the equation x^2 + kx + 16 = 0 have equal roots?", "k=-8 or k=8"],
    ["如果关于x的方程x²+2x-m=0有两个不相等的实数根，求m的取值范围", "m>-1"],
    ["若关于x的方程x²-4x+m=0有两个相等的实数根，求m的值", "m=4"],
    ["the difference of the roots of x^2 - 4x + 1 = 0", "2sqrt(3)"],
    ["the difference of the roots of 2x^2 - 7x + 3 = 0", "5/2"],
    ["For what values of k does kx^2 - 2x + 1 = 0 have two different real solutions?", "k<1 and k≠0"],
    ["For what values of k does (k-1)x^2 + 4x + 1 = 0 have two different real solutions?", "k<5 and k≠1"],
    ["For what values of k does kx^2 - 2x + 1 = 0 have no real solutions?", "k>1"],
    ["For what values of k does x^2 + kx + 9 = 0 have two different real solutions?", "k<-6 or k>6"],
    ["For what values of k does x^2 + kx + 9 = 0 have no real solutions?", "-6<k<6"],
    ["For what values of k does x^2 + kx + 9 = 0 have real roots?", "k<=-6 or k>=6"],
    ["For what values of k does x^2 + kx - 1 = 0 have two different real solutions?", "all real numbers"],
    ["For what values of k does kx^2 + 4x + 1 = 0 have real roots?", null],
    ["kx^2+4x+1=0 has exactly one real root, find k", null],
    ["sum of the roots of x^2-4x+4=0", null],
  ]);
});
