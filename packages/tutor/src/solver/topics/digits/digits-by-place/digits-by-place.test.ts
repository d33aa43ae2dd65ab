import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("numbers told by their digits, place by place", () => {
  answersRows([
    [
      "A three-digit number has a hundreds digit that is 3 more than the tens digit. The ones digit is twice the tens digit. The sum of the digits is 15. What is the number?",
      "636",
    ],
    [
      "I am a 3-digit number. My hundreds digit is 4. My tens digit is twice my hundreds digit. My ones digit is 1 less than my hundreds digit. What number am I?",
      "483",
    ],
    [
      "I'm a three digit number. The hundreds digit is 5, the tens digit is 2 less than the hundreds digit and the ones digit is double the tens digit. What am I?",
      "536",
    ],
    [
      "The hundreds digit of a 3-digit number is twice the ones digit. The tens digit is 0. The sum of the digits is 9. What is the number?",
      "603",
    ],
    [
      "three digit number. sum of digits 18. tens digit is half of hundreds digit. ones digit is 3 times tens digit. number?",
      "639",
    ],
    [
      "The sum of the digits of a three-digit number is 17. The hundreds digit is 1 more than the tens digit and the tens digit is 2 more than the ones digit. Find the number.",
      "764",
    ],
    [
      "A 3-digit number is divisible by 9. Its tens digit is 4 and its ones digit is 5. What is its hundreds digit?",
      "9",
    ],
    [
      "In a three-digit number the hundreds digit is 2 and the ones digit is 5. The number is divisible by 3. What are all the possible numbers?",
      "225, 255, 285",
    ],
    ["What is the largest three digit number whose tens digit is 4 and that is divisible by 5?", "945"],
    [
      "A four-digit number has 3 in the thousands place, its hundreds digit is twice its thousands digit, the tens digit is 1 and the ones digit is 4 more than the tens digit.",
      "3615",
    ],
    ["一个三位数，十位数字比百位数字大2，个位数字是百位数字的3倍，三个数字的和是12，求这个三位数", "246"],
    ["一个三位数，百位上的数字是5，十位上的数字比百位少3，个位上的数字是十位的4倍，这个三位数是多少", "528"],
    ["有一个三位数，各位数字之和是17，百位数字是十位数字的2倍，个位数字比十位数字多1，这个数是多少？", "845"],
    ["一个三位数，个位数字是4，十位数字是个位数字的一半，百位数字比十位数字大5", "724"],
    ["一个三位数的百位数字是十位数字的3倍，个位数字是十位数字的2倍，且各位数字之和是12，这个数是多少？", "624"],
    ["已知一个三位数的十位数字等于百位数字与个位数字的和，百位数字比个位数字大1，个位数字是3，求这个三位数", "473"],
    ["猜数：我是一个三位数，百位是3，十位比百位多4，个位比十位少5，我是多少？", "372"],
    ["一个三位数，百位上的数字是8，个位上的数字是2，这个数能被3整除，十位上最大是几", "8"],
    ["一个三位数是2、3、5的倍数，百位上是最小的质数，这个三位数最大是多少", "270"],
    ["一个五位数，最高位上是最小的合数，千位上是最小的质数，其余各位都是0，这个数是多少", "42000"],
    ["一个三位数，十位上是0，个位和百位的和是7，百位比个位多3，这个数是", "502"],
    ["百位数字是3的三位数有几个", "100"],
    ["I'm thinking of a 3-digit number. It's even, its digits add to 6, and the hundreds digit is 5.", "510"],
    [
      "my number has 3 digits. the tens digit is 4 less than the hundreds digit, the ones digit is 9, hundreds digit is 6. what is my number",
      "629",
    ],
    ["一个三位数，百位、十位、个位上的数字分别是最小的合数、最小的质数和0", "420"],
    ["一个四位数，千位是最大的一位数，百位既是质数又是偶数，十位是最小的合数，个位是0", "9240"],
    [
      "In a 3-digit number the units digit is 7, the sum of the digits is 15 and the tens digit is 2 more than the hundreds digit. Find the number.",
      "357",
    ],
    [
      "Number puzzle: I have 4 digits. My thousands digit is 1, my hundreds digit is 5 more than my thousands digit, my tens digit is half of my hundreds digit, and my ones digit is 0. Who am I?",
      "1630",
    ],
    // Of which more than one fits, none does, or a word is left over.
    ["The hundreds digit of a three-digit number is 3 more than the tens digit. What is the number?", null],
    ["The hundreds digit is 3 more than the tens digit. What is the number?", null],
    ["一个三位数，各位数字的和是12，百位数字比十位数字大1，个位数字是十位数字的2倍，求这个三位数。", null],
    ["一个三位数，百位数字是5，把百位和个位交换，新数比原数小198", null],
    ["A three-digit number is 5 times its ones digit. The tens digit is 2.", null],
    ["一个三位数，个位数字是4，十位数字不到个位数字的一半，百位数字比十位数字大5", null],
  ]);
});
