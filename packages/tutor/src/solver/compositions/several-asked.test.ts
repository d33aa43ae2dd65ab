import { describe, expect, it } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";
import { solutionOf } from "../testing/solve-text.ts";

describe("several things of one", () => {
  answersRows([
    ["What is the sum and product of the roots of x^2 - 7x + 10 = 0?", "7, 10"],
    ["Find the sum and the product of the roots of 2x^2 + 5x - 3 = 0 without solving.", "-5/2, -3/2"],
    ["for the quadratic x^2+3x-10=0 what are the sum of roots and product of roots", "-3, -10"],
    ["求方程x²-7x+10=0的两根之和与两根之积", "7, 10"],
    ["不解方程，求方程2x²+3x-1=0的两根之和与两根之积。", "-3/2, -1/2"],
    ["已知方程x²-6x+4=0，不解方程，求两根的和与积", "6, 4"],
    ["Find the sum of roots & product of roots: 3x^2 - 12x + 5 = 0", "4, 5/3"],
    ["方程2x²-4x+1=0的两根之和为____，两根之积为____", "2, 1/2"],
    ["what is the minimum value of f(x) = x^2 - 6x + 11 and where does it happen", "2, x = 3"],
    ["Find the maximum value of -x^2 + 4x + 1 and the x-value where it occurs.", "5, x = 2"],
    ["For what value of x is y = x^2 - 8x + 3 smallest? What is the smallest value?", "x = 4, -13"],
    ["求二次函数y=x²-4x+3的最小值及此时x的值", "-1, x = 2"],
    ["当x为何值时，二次函数y=2x²-8x+1有最小值，最小值是多少？", "x = 2, -7"],
    ["二次函数y=-x²+2x+3，当x取何值时y有最大值？最大值是多少？", "x = 1, 4"],
    ["二次函数y=x²-6x+5，当x=___时，y有最小值___", "x = 3, -4"],
    ["抛物线y=2(x-3)²+1的顶点坐标和对称轴", "(3, 1), x = 3"],
    ["写出抛物线y=-2(x+1)²+3的开口方向、对称轴和顶点坐标", "down, x = -1, (-1, 3)"],
    ["Find the vertex, axis of symmetry, and y-intercept of y = x^2 - 2x - 8.", "(1, -9), x = 1, -8"],
    ["find vertex, axis of symmetry, domain and range y = x^2+2x", "(-1, -1), x = -1, all real numbers, y >= -1"],
    ["已知抛物线y=x²-2x-3，求它的顶点坐标、对称轴及与x轴的交点坐标", "(1, -4), x = 1, (-1, 0), (3, 0)"],
    ["What are the slope and y-intercept of y = -3x + 7?", "-3, 7"],
    ["slope & y intercept of 2x+5y=10", "-2/5, 2"],
    ["y = 2x + 5. What's its slope and where does it cross the y-axis?", "2, 5"],
    ["find the slope and the length of the segment from (0,0) to (6,8)", "4/3, 10"],
    ["Find the slope and midpoint of the line joining (2, 3) and (5, -9).", "-4, (7/2, -3)"],
    ["Find the 10th term and the sum of the first 10 terms of 2, 5, 8, 11,...", "29, 155"],
    ["3,7,11,15,…的通项公式和第20项", "4n-1, 79"],
    ["一次函数y=2x-4与x轴的交点坐标是____，与y轴的交点坐标是____", "(2, 0), (0, -4)"],
    ["当-1≤x≤2时，求二次函数y=x²-2x+3的最大值和最小值", "6, 2"],
    ["Find the maximum and minimum of y = x^2 - 2x + 3 on [-1, 2]", "6, 2"],
    // Of which one is not known, or there is none.
    ["What is the vertex and area of y = x^2 - 4x + 7?", null],
    ["What is the minimum value of y = -x^2 + 4x and where does it happen?", null],
    ["Find the sum and product of the roots of x^2 + x + y = 0", null],
    ["What is the sum of the slope and y-intercept of y = 2x + 3?", null],
    ["求方程x²-7x+10=0的两根之和与两根之积的差", null],
  ]);

  it("names each answer", () => {
    expect(solutionOf("What is the vertex of y = x^2 - 4x + 7 and is it a max or min?")?.answer.said).toEqual({
      en: "vertex: $(2, 3)$; it is: a minimum",
      ch: "顶点：$(2, 3)$；是：最小值",
    });
  });
});

describe("several values in one sentence", () => {
  answersRows([
    ["If α and β are the roots of x^2 - 5x + 3 = 0, find α + β and αβ.", "5, 3"],
    ["设x1,x2是方程x²-3x-1=0的两个根，则x1+x2=__，x1x2=__", "3, -1"],
    ["方程x²+4x-5=0的两根分别为x1、x2，求x1+x2和x1·x2的值", "-4, -5"],
    ["x₁,x₂是方程2x²-6x+3=0的两根，求x₁+x₂和x₁x₂", "3, 3/2"],
    ["已知a+b=5，ab=6，求a²+b²和(a-b)²的值", "13, 1"],
    ["If a+b = 7 and ab = 10, find a^2+b^2 and (a-b)^2.", "29, 9"],
    ["f(x)=3x-2. Find f(4) and f(-1).", "10, -5"],
    ["If f(x) = 2x+1, find f(0), f(3) and f(-2)", "1, 7, -3"],
    ["x + y = 5, x - y = 1, find xy and x^2 + y^2", "6, 13"],
    // Which has two values, or letters of which nothing is told.
    ["已知x+1/x=3，求x²+1/x²和x-1/x", null],
    ["If a+b = 7 and ab = 10, find a^2+b^2 and c+d.", null],
  ]);
});
