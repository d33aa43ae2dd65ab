import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("lines by points and slopes, changes of functions, and series by their sum", () =>
  answersRows([
    ["where the line with slope -3 through (1, 2) crosses the x-axis", "(5/3, 0)"],
    ["where the line through (2, 7) and (4, 13) crosses the y-axis", "(0, 1)"],
    ["the x-intercept of the line through (2, 7) and (2, 13)", null],
    ["the y-intercept of the line with slope 1/2 through (4, 5)", "3"],
    ["average rate of change of f(x)=x^2+1 from x=1 to x=4", "5"],
    ["the ratio of the infinite geometric series with sum 20 and first term 5", "3/4"],
    ["the first term of the infinite geometric series with sum 20 and ratio 3/4", "5"],
    ["the first term of the infinite geometric series with sum 20 and ratio 3", null],
    ["what polynomial do you add to x^2 - 3x + 2 to get 4x^2 + x - 1?", "3x^2+4x-3"],
    ["一个多项式加上x²-2x+1等于3x²+4，求这个多项式", "2x^2+2x+3"],
    ["一个多项式减去x²-2x+1得3x²+4，则这个多项式是", "4x^2-2x+5"],
    ["多项式2x²-3x+1减去x²+2x-4等于", "x^2-5x+5"],
    ["多项式x²+3x-k能分解成(x-2)(x+5)，k=", "k = 10"],
    ["what is the x-coordinate of the vertex of y = x^2 - 10x + 7", "x = 5"],
    ["5x+3减2x-1等于0，求x", "x = -4/3"],
    ["什么多项式乘x+1得x²-1", "x-1"],
    ["what polynomial times x+2 equals x^2+5x+6", "x+3"],
    ["什么多项式除以x+1得x-1", "x^2-1"],
    ["点(3,a)关于x轴对称的点是(b,-2)，a和b分别是", "a = 2, b = 3"],
    ["若点P(a,3)和Q(2,b)关于y轴对称，求a+b", "1"],
    ["2x+1的平方根是±3，x是几", "x = 4"],
    ["化简求值：(a+2)(a-2)-a(a-3)，其中a=2", "2"],
    ["2的x次方乘4等于128，x是几", "x = 5"],
    ["先化简，再求值：(x+2)²-(x+1)(x-1)，x=1/2", "7"],
  ]));
