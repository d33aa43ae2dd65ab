import { describe, expect, it } from "vitest";
import { type Question, readQuestion } from "../../../question.ts";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";
import { toldNumbers } from "./topic.ts";

describe("numbers of which equations are told in words", () => {
  answersRows([
    ["Seven times a number, less 4, is the same as three times the number, plus 20. What is the number?", "6"],
    ["the square of a number minus 7 is 42, the number is positive. what number", "7"],
    ["The sum of a number and its reciprocal is 10/3 and the number is a whole number. Find it.", "3"],
    ["if you add 6 to a number and triple it you get 33 whats the number", "5"],
    ["if i double a number and take away 9 i get the same as when i add 4 to it", "13"],
    ["A certain number is tripled, then 8 is subtracted, leaving 19. What is the number?", "9"],
    ["what number must be added to 14 to get 3 times that number", "7"],
    ["Twelve less than five times Ana's number is 33. What is Ana's number?", "9"],
    ["a nummber is 6 more then another and there sum is 40. find them", "17, 23"],
    ["Separate 56 into two parts so that one part exceeds the other by 12. What is the larger part?", "34"],
    ["The larger of two numbers is 2 more than four times the smaller. Their sum is 47. Find both numbers.", "9, 38"],
    ["The sum of two numbers is 21 and the difference of their squares is 63. Find the numbers.", "9, 12"],
    ["2 numbers add to 17 and multiply to 66", "6, 11"],
    [
      "Of three numbers, the second is twice the first and the third is 4 more than the first. They total 48. Find them.",
      "11, 22, 15",
    ],
    ["Three numbers are in the ratio 2 : 3 : 4. Their sum is 63. What is the largest of them?", "28"],
    ["Find two consecutive integers such that twice the smaller plus the larger is 40.", "13, 14"],
    ["The sum of 12 consecutive odd integers is 168. What is the sum of the first and the last?", "28"],
    ["Find three consecutive multiples of 4 whose sum is 60.", "16, 20, 24"],
    ["The product of two consecutive positive integers is 156. Find the smaller integer.", "12"],
    ["rectangle 6cm longer than wide, perimeter 44. how wide", "8 cm"],
    ["A rectangle is 3 m longer than it is wide. Its area is 54 square metres. Find its length.", "9 m"],
    [
      "A rope 35 m long is cut into two pieces, one of which is 4 times as long as the other. How long is the shorter piece?",
      "7 m",
    ],
    [
      "The tens digit of a two-digit number is twice the ones digit. The sum of the digits is 6. Find the number.",
      "42",
    ],
    ["a number which when multiplied by 7 and reduced by 8 gives 41. find it", "7"],
    ["when u subtract a number from 36 u get 3 times the number", "9"],
    ["whats a number thats 5 times itself minus 28", "7"],
    ["A、B两数之和是54,A是B的5倍,求A。", "45"],
    ["两个数的商是3,和是48,这两个数分别是多少", "12, 36"],
    ["一个数与它的倒数之和是10/3,求这个大于1的数。", "3"],
    ["某数减4后的3倍是24,某数是几", "12"],
    ["十二个连续自然数的和是150,最小的是几", "7"],
    ["第一个数是第三个数的2倍,第二个数比第一个数大3,三个数的和是28,求第三个数", "5"],
    ["有一个数,先减去7,再除以4,最后加上3,得8,求这个数", "27"],
    ["某数减去6的差的5倍等于40,求这个数", "14"],
    ["一个数的3倍减2跟它加8一样大 求这个数", "5"],
    ["我心里想一个数,除以3,再加7,等于12,这个数是几?", "15"],
    ["某数的平方减去它的4倍等于21,且该数为正数,求该数", "7"],
    ["一个数减去它的30%后得49,这个数是多少?", "70"],
    ["x的5倍与7的差等于x与21的和,求x", "7"],
    ["甲数的4倍比乙数多10,甲、乙两数之和为40,求甲、乙两数", "10, 30"],
    ["甲、乙、丙三个数的平均数是12,甲:乙:丙=1:2:3,丙是多少?", "18"],
    ["把80拆成两个数,使第一个数是第二个数的3倍,这两个数各是多少?", "60, 20"],
    ["被减数、减数与差的和是90,减数是17,求差", "28"],
    ["已知两个数的积是84,差是5,且都是正数,求这两个数", "7, 12"],
    ["三个连续奇数的和是87,则中间的数是____", "29"],
    ["一根绳子长48米,剪成两段,长的一段是短的一段的5倍,短的一段长多少米?", "8 m"],
    ["用44米长的篱笆围成一个长方形鸡舍,长比宽多6米,求长和宽", "14, 8"],
  ]);
});

describe("what isn’t told of numbers", () => {
  answersRows([
    ["Five less than twice a number is at least 17. Find the number.", "x ≥ 11"],
    ["Twice a number and 5 is 17. Find the number.", null],
    ["a number and its double is 36", null],
    ["A number plus 6 times 2 is 30. Find the number.", null],
    ["Write an equation: five less than twice a number is 17.", null],
    ["The sum of two numbers is 54. Find the numbers.", null],
    ["One number is 3 more than another and their product is 40. Find the numbers.", null],
    ["A number is 5 more than another number. The sum of three numbers is 20. Find the number.", null],
    ["The sum of two consecutive even integers is 15. Find them.", null],
    ["The length of a rectangle is increased by 3. The perimeter is 20. Find the width.", null],
    ["A number is increased by 3 and the result is doubled. Find the number.", null],
    ["A number is not 5 more than 7. What is the number?", null],
    ["一个数加上 6 乘以 2 等于 30，这个数是多少", null],
    ["the product of 3 and a number plus 5 is 20. what is the number", null],
    ["5 times the sum of a number and 3 plus 4 is 29. what is the number", null],
    ["my number plus his number is 20. what is my number", null],
    ["a number is 20", null],
    ["The sum of two numbers is 30 and their difference is 8. Find the sum of the digits of the numbers.", null],
    ["The sum of two numbers is 12 and the sum of their digits is 3. find the numbers", null],
    ["30 consecutive numbers add up to 5. whats the first one", null],
    ["Some consecutive numbers add up to 15. What is the first one?", null],
    ["一个数的3倍加上4乘2是20,求这个数", null],
    ["甲数比乙数多3倍,两数和是20,求甲", null],
    ["某数的3倍不小于12,求这个数", null],
    ["甲数是乙数的2倍,求甲数", null],
    ["x的3倍与y的和是12,求x", null],
    ["一个数比 20 多 1/5，这个数是多少", null],
  ]);

  it("has an example with another answer", () => {
    for (const text of [
      "If you add 6 to a number and triple it you get 33. What is the number?",
      "2 numbers add to 17 and multiply to 66",
      "rectangle 6cm longer than wide, perimeter 44. how wide",
    ]) {
      const understood = toldNumbers.read(readQuestion(text) as Question);
      const [own, other] = [understood?.solve()?.answer.key, understood?.solveSimilar()?.answer.key];
      expect([own, other].every(Boolean)).toBe(true);
      expect(other).not.toBe(own);
    }
  });

  it("is answered by no other number", () => {
    for (let number = -6; number <= 6; number += 3)
      expect(
        solveText(`Four times a number, less 3, is the same as the number, plus ${3 * number - 3}. What is it?`),
      ).toBe(`${number}`);
  });
});
