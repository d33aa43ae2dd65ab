import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("lines of which two things are told in any order", () =>
  answersRows([
    [
      "What is the equation of the line with slope -2 that passes through (1, 4)? Give your answer in the form y = mx + c.",
      "y=-2x+6",
    ],
    [
      "A line is parallel to y = 3x - 1 and passes through the point (2, 10). Find its equation in the form y = mx + c.",
      "y=3x+4",
    ],
    ["Find the equation of the line perpendicular to y = 2x + 5 with y-intercept 3.", "y=-x/2+3"],
    ["Write the equation of a line that has a gradient of 4 and cuts the y-axis at (0, -3).", "y=4x-3"],
    ["一次函数的图象经过点A(1,3)和B(-1,-1)，求这个函数的解析式。", "y=2x+1"],
    ["直线l与直线y=-3x+1平行，且在y轴上的截距为5，求直线l的方程", "y=-3x+5"],
    ["Find the equation of the line through (1,2) with slope 3 and its x-intercept.", null],
    ["Find the equation of the line through (1,2) that is not parallel to y = 3x", null],
    ["一次函数的图象经过点(1,3)，且与y=2x+1不平行，求解析式", null],
    ["find the equation of the perpendicular bisector of the line through (1,2) and (3,4)", null],
    ["The gradient of the line joining (1, a) and (4, 11) is 2. Find a.", "a=5"],
    ["过点(2,3)和(4,m)的直线的斜率是5，求m的值", "m=13"],
    ["The gradient of the line joining (1, a) and (b, 11) is 2. Find a.", null],
  ]));

describe("machines of which each word is known", () =>
  answersRows([
    ["A function machine multiplies by 3 and then subtracts 4. What is the output when the input is 7?", "17"],
    ["The rule is: double the input, then add 9. The output is 31. Find the input.", "11"],
    ["A function machine multiplies by 3, then subtracts 4. Which input gives an output of 11?", "5"],
    ["A function machine doubles the number and then adds 5. If 7 comes out, what number went in?", "1"],
    ["A function machine adds 3 twice. What is the output when the input is 4?", null],
    ["有一个数值转换机：输入x，先乘3再减5。当x=4时，输出多少？", "7"],
    ["如图是一个数值转换机，输入的数先加2，再乘以4，输出的结果是36，输入的数是多少？", "7"],
    ["按程序计算：输入x→平方→减3→输出，若输入-2，则输出的结果为多少", "1"],
    ["按程序计算：输入x→平方→减3→输出，若输出6，则输入的数是多少", null],
    ["按程序计算：输入x→×3→+2，若结果大于50则输出，若输入5，则输出的结果为多少", null],
  ]));

describe("short stories with letters for numbers", () =>
  answersRows([
    ["A pencil costs a dollars. Write an expression for the cost of 7 pencils.", "7a"],
    ["A pen costs p cents. Write an expression for the cost in dollars of 5 pens.", null],
    ["Write an expression for the total cost of 3 apples at x dollars each and 2 pears at y dollars each.", "3x+2y"],
    ["Tom is n years old. His sister is 4 years older. Write an expression for his sister's age.", "n+4"],
    ["Emma has d dollars and spends 8 dollars. How much does she have left, as an expression?", "d-8"],
    ["Jay has n marbles and gives away 5 to each of 3 friends. How many marbles does he have left?", null],
    ["一支铅笔a元，买3支，付20元，找回多少元？", "20-3a"],
    ["每本书x元，小明买了5本，一共要付多少元？", "5x"],
    ["长方形的长是a厘米，宽是b厘米，周长是多少厘米？", "2a+2b"],
    ["长方形的长a厘米，宽b分米，周长是多少厘米？", null],
    ["班里有男生x人，女生比男生多5人，全班共有多少人？", "2x+5"],
    ["班里有男生x人，女生比男生多5人，女生有多少人？", "x+5"],
    ["汽车每分钟行v米，t小时行多少米？", null],
    ["甲数是x，乙数比甲数的2倍少3，乙数是多少？用含x的式子表示", "2x-3"],
  ]));

describe("formulas with nothing but a sign of equality", () =>
  answersRows([
    ["(2x^3)(5x^4) = ?", "10x^7"],
    ["(2x³)(5x⁴)=？", "10x^7"],
    ["LCM(2^3·3, 2·3^2·5) = ?", "360"],
    ["三角形的面积S=1/2ah，用S、h表示a。", "a=2S/h"],
    ["圆柱的体积公式是V=Sh，用V、S表示h", "h=V/S"],
    ["圆柱的体积公式是V=Sh，用S表示h", null],
    ["An operation is defined by a ◦ b = 2a - 3b. Find 5 ◦ 2.", "4"],
    ["Translate into an equation and solve: seven less than three times a number is 20.", "9"],
  ]));
