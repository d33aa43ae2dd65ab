import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("lines of which two things are told in any order", () =>
  answersRows([
    [
      "Line k is perpendicular to y = (1/2)x + 3 and passes through (4, 1). Write its equation in slope-intercept form.",
      "y = -2x + 9",
    ],
    [
      "Line m is parallel to y = 2x - 9 and goes through the point (-1, 4). What is the equation of line m?",
      "y = 2x + 6",
    ],
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
    ["若一次函数的图象与y轴交于(0,-3)，且过点(2,1)，则它的表达式为", "y=2x-3"],
    ["A straight line crosses the x-axis at (3, 0) and the y-axis at (0, 6). Find its equation.", "y=-2x+6"],
    ["What is the equation of the line joining (0, -1) and (4, 7)? Leave it as y = mx + c.", "y=2x-1"],
    ["Find the equation of line m through (0, 1) and (2, 5).", "y=2x+1"],
    ["已知点A(2,a)，B(5,10)，直线AB的斜率为2，求a。", "a=4"],
    ["Find the equation of the line with slope 2 through (1,2) and (3,6).", null],
    ["Find the equation of the line through the midpoint of (1,2) and (3,4) with slope 2.", null],
    ["The gradient of the line joining (1, a) and (b, 11) is 2. Find a.", null],
  ]));

describe("machines of which each word is known", () =>
  answersRows([
    ["A function machine multiplies by 3 and then subtracts 4. What is the output when the input is 7?", "17"],
    ["The rule is: double the input, then add 9. The output is 31. Find the input.", "11"],
    ["A function machine multiplies by 3, then subtracts 4. Which input gives an output of 11?", "5"],
    ["A function machine doubles the number and then adds 5. If 7 comes out, what number went in?", "1"],
    ["A function machine adds 3 twice. What is the output when the input is 4?", null],
    ["In a number machine, the input is divided by 2 and then 7 is added. What comes out if 10 goes in?", "12"],
    ["A machine doubles a number and adds 3. What number must I put in to get 25?", "11"],
    ["A function machine multiplies by 3. The input is 4. What is the output if the input is doubled?", null],
    ["A machine multiplies by 3. If I put in 4, then I put in 5, what is the output?", null],
    ["小明设计了一个计算程序：输入一个数，加5，再乘2，得到输出的数。如果输出是30，输入的数是几？", "10"],
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
    ["Emma has d dollars and spends 8 cents. How much does she have left?", null],
    ["There are n students in a class. 12 are boys. Write an expression for the number of girls.", "n-12"],
    ["A taxi charges 3 dollars plus 2 dollars per mile. Write an expression for the cost of m miles.", "2m+3"],
    ["A taxi charges 3 dollars plus 50 cents per mile. Write an expression for the cost of m miles.", null],
    [
      "Jake has x stickers. Ann has twice as many. How many do they have altogether? Give your answer in terms of x.",
      "3x",
    ],
    ["小华有x张邮票，小丽比小华多12张，小丽有多少张邮票？", "x+12"],
    ["小明有m元钱，买了n支铅笔，每支2元，还剩多少元？", "m-2n"],
    ["小明有m元钱，买了n支铅笔，每支2角，还剩多少元？", null],
    ["车上有x人，到站下去5人，又上来8人，现在车上有多少人？", "x+3"],
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
    ["x与5的差的3倍等于12，求x", "x=9"],
    ["x的2倍与3的差不小于5，求x的取值范围", "x>=4"],
    ["x的2倍与3的和小于11，求x的最大整数值", null],
    ["If V = IR, express R in terms of V and I.", "R=V/I"],
    ["The area of a triangle is given by A = 1/2bh. Solve for b.", "b=2A/h"],
    ["If a@b = ab - 2, find the value of x such that x@3 = 10.", "4"],
    ["An operation is defined by a ◦ b = 2a - 3b. Find 5 ◦ 2.", "4"],
    ["Translate into an equation and solve: seven less than three times a number is 20.", "9"],
  ]));
