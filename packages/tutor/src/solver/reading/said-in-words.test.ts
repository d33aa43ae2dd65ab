import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("equations in words, and what graphs and terms are asked for", () =>
  answersRows([
    ["三的x次方等于八十一，x等于几？", "x = 4"],
    ["x-3的绝对值等于5，x等于多少", "x = -2 or x = 8"],
    ["x的平方减去五x加六等于零的两个根是多少", "x = 2 or x = 3"],
    ["x平方减6x加m等于0有两个相等的实数根 求m", "m = 9"],
    ["x is to 15 as 4 is to 6. find x", "x = 10"],
    ["若x/3=y/5≠0，求(x+y)/(y-x)的值", "4"],
    ["已知x/2=y/7，且都不为零，(x+y)/x等于几", "9/2"],
    ["x减3等于7的2倍", null],
    ["3:4=x:20，x=？", "x = 15"],
    // Both of two numbers, and not their sum, and no product of the two.
    ["x-3的绝对值和5相差多少", null],
    ["两个数的和加3等于15", null],
    ["The points (1, 3), (4, 9) and (10, k) lie on one straight line. Find k.", "k = 21"],
    ["三点(1,2),(3,4),(5,m)共线，求m的值", "m = 6"],
    ["slope of a line perpendicular to the line through (1, 2) and (3, 8)", "-1/3"],
    ["slope of a line parallel to the line through (1, 2) and (3, 8)", "3"],
    ["直线y=2x+1关于y轴对称的直线的解析式是？", "y = -2x + 1"],
    ["reflect the line y = 3x - 2 across the x-axis. what is the new equation?", "y = -3x + 2"],
    ["与直线y=2x-1关于原点对称的直线的解析式", "y = 2x + 1"],
    ["What real number is not in the domain of $h(x) = \\frac{x+1}{2x-6}$?", "3"],
    ["A geometric sequence starts 3, 6, 12, ... What is its 9th term?", "768"],
    ["等比数列2,6,18……第6项是几", "486"],
    ["等差数列3，7，11，15，…中第一个大于200的项是多少？", "203"],
    ["Compute the infinite sum $12 + 4 + \\frac{4}{3} + \\frac{4}{9} + \\cdots$.", "18"],
    ["Find the sum of the infinite series 1+2+4+8+...", null],
    ["If a:b = 2:3 and b:c = 4:5, what is a/c as a fraction?", "8/15"],
    ["If a:b = 2:3 and b:c = 4:5, what is c/a as a fraction?", "15/8"],
    ["simplify x^7 y^2 / (x^3 y^5), no negative exponents", "x^4/y^3"],
    ["Simplify the fraction (x^2-9)/(x^2+5x+6), where it is defined.", "(x-3)/(x+2)"],
    ["simplify a^-3 b^2, leave negative exponents", null],
  ]));
