import { describe, expect, it } from "vitest";
import { readQuestion } from "../question.ts";
import { solve } from "../solve.ts";
import { isSmallTalk } from "./small-talk.ts";

const answerOf = (text: string): string | null => {
  const question = readQuestion(text);
  const outcome = question && solve(question);
  return outcome?.kind === "solved" ? outcome.solution.answer.key : null;
};

it.each([
  ["Solve the system: x + y = 11, x - y = 3. Give (x, y).", "x = 7, y = 4"],
  ["Solve by substitution: y = 2x - 5 and 3x + 2y = 18. Answer as an ordered pair (x, y).", "x = 4, y = 3"],
  ["\\begin{cases} 2a + 3b = 1 \\\\ 5a - 2b = 12 \\end{cases} Find (a, b).", "a = 2, b = -1"],
  ["Solve the system: x + y = 11, x - y = 3. Give (x, z).", null],
  ["(x - 4)^2 = 49, whats x? there should be two answers", "x = -3 or x = 11"],
  ["(x - 4)^2 = 49, whats x? there should be three answers", null],
  ["Solve (x^2-16)/(x+4) = 3 (x ≠ -4)", "x = 7"],
  ["Solve x^2 = 16 (assume x ≠ -4)", null],
  ["Add and give the answer in lowest terms: 5/6 + 3/8", "29/24"],
  ["Add and give the reciprocal of the answer: 5/6 + 3/8", null],
  ["How many of the factors of 60 are odd? (positive factors only)", "4"],
  ["what number under 50 has the most divisors? (positive whole numbers)", "48"],
  ["how many integers satisfy |x| < 5? (positive integers only)", null],
  ["i only need y, not x: 2x + 3y = 21, x - y = -2", "5"],
  ["2x + 3y = 21 and x - y = -2, just y", "5"],
  ["i only need y, not y: 2x + 3y = 21, x - y = -2", null],
  ["Given f(x) = 2x + 5 and g(x) = x² − 3, find g(f(−4)), not f(g(−4)).", "6"],
  ["x²＋mx＋49是完全平方式 m可以是几 老师说有两个", "m = -14 or m = 14"],
  ["|2x－3|＝7，x等于多少？两个答案都要写", "x = -2 or x = 5"],
  ["Find the sum of the roots of 2x^2 - 14x + 5 = 0.", "7"],
  [
    "Use the quadratic formula to find the larger root of $x^2 - 6x + 2 = 0$. Leave it in radical form.",
    "x = 3 + sqrt(7)",
  ],
])("what the answer looks like, told beside the question: %s", (asked, key) => {
  expect(answerOf(asked)).toBe(key);
});

it.each([
  ["good evening! my son in 7th grade is asked to factorise 2x² + 7x + 3. What should his answer be?", "(2x+1)(x+3)"],
  ["My niece needs the greatest common factor of 60 and 84 for her worksheet", "12"],
  ["My son needs the greatest common factor of 60 and 84, then doubled", "24"],
  ["I was absent yesterday so I missed this. Expand (2x-1)^2.", "4x^2-4x+1"],
  ["Is it true that 51 is divisible by 3? My brother doesn't believe me.", "yes"],
  ["sorry to bother you, but what is 3 to the power of 5?", "243"],
  ["What is the slope of a line perpendicular (not parallel) to 4x − 6y = 9?", "-3/2"],
  ["what is the range (not domain) of y = x^2 - 4x + 9", "y >= 5"],
  ["convert binary 110101 to a normal (base 10) number", "53"],
  ["Find the sum of the distinct prime factors of 1404 (count each prime only once).", "18"],
  ["list every 2 digit number whose digits multiply to 24", "38, 46, 64, 83"],
  ["biggest 4 digit number that can be divided by 23 evenly", "9982"],
  ["a和b是x²+4x-3=0的两个根 两根和的平方是多少 不是平方和哦", "16"],
  ["-17除以5余数是几 余数不能是负的", "3"],
  ["253用七进制咋写", "511_{7}"],
  ["120!（120的阶乘）末尾有多少个连续的0", "28"],
  ["若|x－4|＋(y＋3)²＝0，则y的x次方等于（　　）", "81"],
  ["2的10次方乘4的6次方再除以8的3次方，写成2的几次方的形式", "2^13"],
  ["我同桌说2的10次方是1000，到底是多少啊", "1024"],
  ["100以内（不含100）能被9整除的正整数共有几个？", "11"],
  ["2. 计算：|-5|+(-3)×2＝______．（5分）", "-1"],
  ["My kid's textbook asks for the LCM of 9 and 12. I'm embarrassed to say I forgot how!", "36"],
  ["are 14 and 25 relatively prime? (relatively prime = no common factors besides 1)", "yes"],
  ["solve the inequality and write it in the form x < a:  5x - 3 < 2x + 9", "x<4"],
  ["Solve 2x+3>11 and tell me the answer as an inequality please", "x>4"],
  ["孩子的寒假作业，第12页：求18和30的最小公倍数。", "90"],
  ["4．（3分）若a=-2，则a²+3a的值为（　　）A．-2 B．2 C．10 D．-10", "-2"],
  ["求函数y=x²-4x+3的顶点坐标，写成（a，b）的形式", "(2,-1)"],
  ["24的因数有（ ）个 A.6 B.7 C.8 D.9", "8"],
  ["解方程x²-5x+6=0，只要较大的那个", "x=3"],
  ["多少的30%是24", "80"],
  ["求出下列两数的最大公约数：91，65", "13"],
  ["The teacher will collect this tomorrow morning. Simplify (3a^2b)^2.", "9a^4b^2"],
  ["我是一名家长，孩子问我2和8的最小公倍数，我答不上来", "8"],
  ["同学们思考一下：17是质数还是合数", "prime"],
  ['The problem says "Simplify 5a + 3b - 2a + b". What do I write?', "3a+4b"],
  ["0.25等于几分之几", "1/4"],
  ["能告诉我81的算术平方根吗，谢谢您", "9"],
  ["Question 6 (3 points): Solve for x. 7x - 8 = 3x + 12", "x=5"],
  ["Which of these is the LCM of 12 and 18?  A) 30  B) 36  C) 72  D) 216", "36"],
  ["12和18的最小公倍数是（　）A.30 B.36 C.72 D.216", "36"],
  ["I tried and got 9 but im not sure... how many factors does 48 have?", "10"],
  ["a friend of mine says 91 is prime. is it?", "no"],
  ["小明说91是质数，对吗？", "no"],
  ["only the negative solution please: (x-2)^2 = 49", "x=-5"],
  ["x squared minus 9 equals 0, positive answer only", "x=3"],
  ["解方程x²=16，只要正的", "x=4"],
  ["我家娃问我24和36的最大公因数是几，我都忘了", "12"],
  ["第5题（4分）计算：(-2)³+5×3", "7"],
  ["What is the slope of the line y = -2x + 7? (slope = m)", "-2"],
  ["Find the sum of the first 20 odd numbers. (Odd numbers are 1, 3, 5, ...)", "400"],
  ["我算出来是12，可答案是24，6和8的最小公倍数到底是多少？", "24"],
])("%s", (text, key) => {
  const parted = (answer: string | null) =>
    answer
      ?.replaceAll(" ", "")
      .split(/(?=\()/)
      .sort()
      .join("");
  expect(parted(answerOf(text))).toBe(parted(key));
});

describe("what offers no right answer, chooses none, or tells something else", () => {
  it.each([
    "Which of these is the LCM of 12 and 18?  A) 30  B) 72  C) 108  D) 216",
    "Which of these is not a factor of 12?  A) 3  B) 4  C) 5  D) 6",
    "only the positive solution please: x^2 - 5x + 6 = 0",
    "解方程x²=16，只要正的再加1",
    "My son needs the greatest common factor of 60 and 84, then its factors",
    "a friend of mine says 91 is not prime. is it?",
    "小明说91不是质数，对不对",
    "find the LCM of 4 and 6; my dad wants the GCF too",
    "find the LCM of 4 and 6. sorry, my teacher wants the opposite",
    "list the factors of 12. my teacher said to skip the odd ones",
    "what is the mean of 2, 4, 9? my teacher threw away the highest",
    "What is 20% of 50? My teacher wants it taken off",
    "求12和18的最小公倍数，老师要反过来",
    "我要的是和，x²-5x+6=0的根",
    "15加7等于多少，我妈又拿走一些",
    "How many factors does 12 have? (prime numbers are left out)",
    "what is the sum of the first 10 even numbers? (even numbers are 0, 2, 4, ...)",
    "Which of the following is the LCM of 12 and 20 plus one?  A) 60  B) 62  C) 120",
    "A student must expand (x+5)(x-3) and evaluate it at x=2. What is the result?",
    "My son needs the least common multiple of 8 and 12, not the greatest common factor",
    "我算出来是12，对吗？6和8的最小公倍数",
    "解方程x²-5x+6=0，不要较大的那个",
    "How many prime numbers are below 20? (prime numbers below 5 do not count)",
  ])("%s", (text) => {
    expect(answerOf(text)).toBeNull();
  });
});

it.each([
  ["My homework is due in 10 minutes", true],
  ["I'm in 7th grade and totally lost", true],
  ["孩子做作业卡住了", true],
  ["I have 5 marbles", false],
  ["my brother is older", false],
  ["it is positive", false],
  ["I want only the sum", false],
  ["孩子有5个苹果", false],
  ["它是正数", false],
])("whether it only tells who asks: %s", (said, is) => {
  expect(isSmallTalk(said)).toBe(is);
});
