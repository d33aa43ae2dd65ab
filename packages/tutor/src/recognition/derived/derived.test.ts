import { describe, expect, it } from "vitest";
import { recognise } from "../recognise.ts";
import { isDerived } from "./derived.ts";

/** Whether somebody who is set the first is told no more than hints of the second. */
const isSeen = (open: string, message: string): boolean =>
  recognise([message], [{ id: "open", texts: { en: open, ch: open } }]) !== null;

const linear = "Solve 7(x-4)+9=3x+33.";
const quadratic = "解方程 2x²-11x-63=0。";
const divisor = "Find the greatest common divisor of 1275 and 858.";
const distance = "求点 (0,0) 到点 (33,56) 的距离。";
const system = "Solve the system x+y=19, 2x-3y=8.";
const shirt = "A shirt costs $40. It is 15% off. What is the sale price?";
const train = "A train goes 360 miles in 4.5 hours. How fast is it?";
const ages = "Tom is 4 times as old as Ann. In 6 years he will be twice as old as Ann. How old is Ann?";
const pens =
  "3 pens and 2 notebooks cost 19 dollars, and 5 pens and 4 notebooks cost 35 dollars. What does one pen cost?";
const mean = "求 12、15、18、27 的平均数。";

describe("a problem that is made of an open one is that one:", () => {
  it.each([
    ["both sides doubled", linear, "14(x-4)+18=6x+66"],
    ["in another letter, with the sides exchanged", linear, "解方程 6y+66=14(y-4)+18"],
    ["multiplied out", linear, "7x-28+9=3x+33"],
    ["like terms combined", linear, "7x - 19 = 3x + 33"],
    ["the letters on one side", linear, "solve 4x - 19 = 33"],
    ["the numbers on one side", linear, "7x = 3x + 52"],
    ["all on one side", linear, "7(x-4)+9-3x-33=0"],
    ["what is left of it", linear, "4x=52"],
    ["halved", linear, "3.5(x-4)+4.5=1.5x+16.5"],
    ["as fractions", linear, "(7(x-4)+9)/2 = (3x+33)/2"],
    ["with other signs", linear, "-7x+19=-3x-33"],
    ["one more on both sides", linear, "7(x-4)+10=3x+34"],
    ["another number for the letter", linear, "7(y-3)+9=3(y+1)+33"],
    ["as an inequality", linear, "7(x-4)+9>3x+33"],
    ["as two lines that meet", linear, "at what point do the lines y=7x-19 and y=3x+33 cross"],
    ["in words", linear, "一个数的7倍减去19等于它的3倍加33，求这个数"],
    ["as a working", linear, "check my work\n14x-38=6x+66\n8x=104\nx=13"],
    ["with a question whether it is right", linear, "is x = 13 the solution of 14(x-4)+18=6x+66?"],
    ["an equation of the second degree times three", quadratic, "6x²-33x=189"],
    ["divided", quadratic, "x² - 5.5x - 31.5 = 0"],
    ["as a product", quadratic, "x(2x-11)=63"],
    ["to be factored", quadratic, "factor 4a^2-22a-126"],
    ["as a curve", quadratic, "where does y=2x^2-11x-63 cross the x-axis"],
    ["as an inequality of the second degree", quadratic, "解不等式 2x²-11x-63<0"],
    ["a fraction multiplied out", "Solve 3/(x-2)=5/x", "3x=5(x-2)"],
    ["without its bars", "解方程 |2x-5|=9", "2x-5=9"],
    ["with bars, doubled", "解方程 |2x-5|=9", "|4x-10|=18"],
    ["without its root", "Solve √(2x+3)=5.", "2x+3=25"],
    ["from a riddle", "Twice a number plus 15 is 49. Find the number.", "4x+30=98"],
    ["both numbers doubled", divisor, "gcd(2550,1716)"],
    ["divided by a common divisor", divisor, "greatest common factor of 425 and 286"],
    ["a step of Euclid on", divisor, "求 858 和 417 的最大公因数"],
    ["two steps of Euclid on", divisor, "gcf of 417 and 24"],
    ["as a fraction", divisor, "simplify 2550/1716"],
    ["as a ratio", "求 1275 和 858 的最大公因数", "化简比 1275:858"],
    ["the least common multiple of doubled numbers", "Find the lcm of 84 and 36", "求168和72的最小公倍数"],
    ["points that were moved", distance, "distance between (1,2) and (34,58)"],
    ["points that were mirrored", distance, "点(0,0)到点(-33,-56)的距离"],
    ["points twice as far from each other", distance, "distance from (0,0) to (66,112)"],
    ["as the side of a triangle", distance, "a right triangle has legs 33 and 56. find the hypotenuse"],
    ["as a root", distance, "sqrt(33^2+56^2)"],
    ["as a root of squares", distance, "√(1089+3136)"],
    ["one equation doubled", system, "2x+2y=38, 2x-3y=8"],
    ["equations added", system, "3x-2y=27 和 x-4y=-11 求 x y"],
    ["in other letters", system, "解方程组 a+b=19，4a-6b=16"],
    ["one put into the other", system, "2x-3(19-x)=8"],
    ["both numbers of a division doubled", "计算 26÷2。", "52/4"],
    ["a division in words", "Calculate 26/2.", "52除以4"],
    ["with something added", "Calculate 26/2.", "26/2+1"],
    ["fractions that can be reduced", "Calculate 1/4+2/3.", "3/12+8/12"],
    ["a decimal for a fraction", "计算 1/4+2/3。", "0.25+2/3"],
    ["fractions twice as large", "计算 1/4+2/3。", "2/4+4/3"],
    ["a factor doubled", "12 × 15", "24*15"],
    ["one doubled and one halved", "12 × 15", "6*30"],
    ["the decimal points moved", "计算 12×15。", "1.2×1.5"],
    ["a factor in parts", "计算 12×15。", "12*10+12*5"],
    ["a ratio halved", "Simplify the ratio 84:36", "化简比 42:18"],
    ["the shares of a ratio", "把 60 按 7:8 分", "divide 60 in the ratio 14:16"],
    ["twice as much to be shared", "Divide 60 in the ratio 7:8.", "把120按7:8分"],
    ["a percentage of twice as much", "80 的 15% 是多少？", "15% of 160"],
    ["all numbers doubled", mean, "average of 24, 30, 36, 54"],
    ["all numbers a hundred more", mean, "mean of 112, 115, 118, 127"],
    ["twice the price", shirt, "一件衬衫 80 元，降价 15%，现价多少元？"],
    ["what is to be reckoned", shirt, "40*0.85"],
    ["what is to be divided", train, "360÷4.5"],
    ["what is to be divided, doubled", train, "720/9"],
    ["half of what is asked", "求 (13,27) 和 (45,61) 的中点", "(13+45)/2"],
    ["a story as its equations, one doubled", pens, "解方程组 6a+4b=38，5a+4b=35"],
    [
      "a story with one of its facts doubled",
      pens,
      "6 pens and 4 notebooks cost 38 dollars, and 5 pens and 4 notebooks cost 35 dollars. What does one pen cost?",
    ],
    ["a list one more", "Find the 15th term of 7, 11, 15, 19, ...", "数列 8, 12, 16, 20, … 的第 15 项"],
    ["a list doubled", "求数列 7，11，15，19，…… 的第 15 项", "15th term of 14, 22, 30, 38, ..."],
    [
      "the same change of prices twice as high",
      "The price went from $40 to $52. What is the percent increase?",
      "from 80 to 104, percent increase",
    ],
    ["the other part of a whole", "260 的 35% 是多少？", "65% of 260"],
    ["a part with its decimal point moved", "What is 35% of 260?", "26 × 3.5"],
    ["a part as a fraction", "What is 35% of 260?", "7/20 of 260"],
    ["one side of a figure doubled", "长方形长 17 厘米，宽 24 厘米，求面积", "34*24"],
    ["a power in other letters", "Simplify (3x²y)³.", "(3a²b)³"],
    ["in wide signs", linear, "１４（ｘ－４）＋１８＝６ｘ＋６６"],
    ["one more in a large sum", "Calculate 1234 + 5678.", "1235+5678"],
    ["one more in both numbers of a difference", "计算 503-187", "504-188"],
    ["a division as an equation", "Calculate 26/2.", "2x=26"],
    ["a length as an equation of squares", distance, "x²=33²+56²"],
    ["a story as its equation, doubled", ages, "8x+12=4(x+6)"],
    ["heads and legs as equations, one halved", "鸡兔同笼，共 35 个头，94 只脚，兔有几只？", "x+y=35, x+2y=47"],
    ["a sum of numbers added to one of a pair", divisor, "gcd(2133, 858)"],
  ])("%s", (_, open, message) => expect(isSeen(open, message)).toBe(true));
});

describe("another problem is answered, though something of it is alike:", () => {
  it.each([
    ["the same solution", linear, "3x=39"],
    ["the same solution after two steps", linear, "2x+3=29"],
    ["the same solution in Chinese", linear, "解方程 5x-20=45"],
    ["a number in common", linear, "7x-4=3x+12"],
    ["a small equation", "Solve 3x+5=17.", "2x+3=11"],
    ["a small equation with the same solution", "解方程 3x+5=17。", "5x-4=16"],
    ["one step", "Solve 3x=12.", "5x=20"],
    ["another line", "Find the slope of 2x+3y=12.", "slope of 2x+5y=15"],
    ["another equation of the second degree", quadratic, "x²-7x+12=0"],
    ["one root in common", quadratic, "解方程 x²-81=0"],
    ["other numbers", divisor, "gcd of 24 and 36"],
    ["small numbers doubled", "求 8 和 6 的最大公因数", "gcd of 16 and 12"],
    ["a distance of other points", distance, "distance from (0,0) to (5,12)"],
    ["small points", "Find the distance from (0,0) to (3,4).", "点(1,1)到点(7,9)的距离"],
    ["another system", system, "x+y=10, x-y=4"],
    ["a system with the same small solution", "解方程组 x+y=5，x-y=1", "x+2y=7, 2x-y=4"],
    ["the same small quotient", "Calculate 6/2", "12/4"],
    ["the same quotient by another factor", "Calculate 26/2.", "91/7"],
    ["the same sum", "计算 6+7", "5+8"],
    ["small numbers doubled in a sum", "计算 6+7", "12+14"],
    ["one fraction in common", "Calculate 1/4+2/3.", "1/4+1/3"],
    ["the solution of a system, told", "Solve x+y=6, x-y=2.", "x=2 是方程 3x+a=10 的解，求 a"],
    [
      "other numbers of heads and legs",
      "鸡兔同笼，共 35 个头，94 只脚，兔有几只？",
      "鸡兔同笼，20 个头，56 只脚，兔有几只？",
    ],
    ["an equation of the same kind as a story's", ages, "3x+6=2(x+7)"],
    ["another large sum", "Calculate 1234 + 5678.", "1111+222"],
    [
      "a fraction of some of a story's numbers",
      "A car goes 60 miles an hour. Two hours later another one follows at 90. When do they meet?",
      "约分 45/60",
    ],
    ["the same last step", linear, "2x=26"],
    ["one number of a list in common", "求数列 7，11，15，19，…… 的第 15 项", "10th term of 2, 5, 8, 11"],
    ["another part of another whole", "What is 35% of 260?", "120的40%是多少"],
    ["sides of another figure", "长方形长 17 厘米，宽 24 厘米，求面积", "12*14"],
    ["another power", "Simplify (3x²y)³.", "(2a)³"],
    ["one factor in common", "12 × 15", "12×16"],
    ["the same product of other factors", "计算 12×15", "20×9"],
    ["another ratio", "Simplify the ratio 84:36", "化简比 12:18"],
    ["other shares", "Divide 60 in the ratio 7:8.", "divide 45 in the ratio 4:5"],
    ["another percentage", "What is 15% of 80?", "60的20%是多少"],
    ["other data", mean, "mean of 6, 7, 8"],
    ["another price", shirt, "a shirt costs $60 and is 20% off"],
    ["some of a story's numbers", train, "360/12"],
    ["no mathematics", linear, "what is an equation"],
    ["a number alone", "Calculate 26/2.", "1/3"],
    ["a calculation with a small part in common", "Calculate 6/2", "6/2+10"],
  ])("%s", (_, open, message) => expect(isSeen(open, message)).toBe(false));
});

it.each([
  [divisor, "gcd of 2550", "and 1716"],
  [divisor, "2550", "和1716的最大公因数是多少"],
  [linear, "i have 14(x-4)+18", "= 6x+66"],
])("is seen in pieces: %s %s %s", (open, ...messages) => {
  const problems = [{ id: "open", texts: { en: open, ch: open } }];
  expect(recognise(messages, problems)).not.toBeNull();
  expect(recognise(messages.slice(0, 1), problems)).toBeNull();
});

it.each(["(((1+", "x=1;", "1/", "√(x+", "a+b+c+d=1,", "2x^9*", "1、2，", "|x-1|+"])(
  "a hostile message takes no time: %s",
  (piece) => {
    const message = piece.repeat(600 / piece.length);
    const start = process.cpuUsage();
    isDerived(message, [linear, quadratic, distance, system]);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(600);
  },
);

it("what was compared once takes hardly any time of the next message", () => {
  const open = Array.from({ length: 200 }, (_, at) => [
    `Solve ${at + 2}x + ${at} = ${3 * at + 7}.`,
    `求 ${at + 40} 和 ${2 * at + 90} 的最大公因数。`,
  ]);
  const message = "solve 14(x-4)+18=6x+66";
  const compare = () => open.filter((texts) => isDerived(message, texts)).length;
  compare();
  const start = process.cpuUsage();
  expect(compare()).toBe(0);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(300);
});
