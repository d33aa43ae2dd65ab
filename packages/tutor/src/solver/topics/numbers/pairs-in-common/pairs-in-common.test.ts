import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("two numbers by what they have in common", () => {
  answersRows([
    ["两个数之和为56，最大公因数是8，最小公倍数是96，这两个数是多少", "24, 32"],
    ["两个数的和是56，它们的最大公因数是8，最小公倍数是96，求这两个数", "24, 32"],
    ["两个自然数的最大公约数是6，最小公倍数是90，和是48，这两个数各是多少", "18, 30"],
    ["两个数的差是8，最大公因数是4，最小公倍数是60，求这两个数", "12, 20"],
    ["两个数的和是60，最小公倍数是72，这两个数分别是多少", "24, 36"],
    ["两数之和是50，最大公因数是10，最小公倍数是60，较大的数是多少？", "30"],
    ["两个数的最大公因数和最小公倍数分别是8和96，它们的和是56，求较小的数", "24"],
    ["两个数的最大公因数是7，最小公倍数是7，求这两个数", "7, 7"],
    ["The sum of two numbers is 56. Their GCF is 8 and their LCM is 96. What are the numbers?", "24, 32"],
    [
      "Two numbers add up to 56, their greatest common factor is 8, and their least common multiple is 96. Find the two numbers.",
      "24, 32",
    ],
    ["The GCF of two numbers is 8, their LCM is 96, and one of them is 24. What is the other?", "32"],
    ["The difference of two numbers is 8, their GCD is 4 and their LCM is 60. What are the numbers?", "12, 20"],
    ["Two numbers have a GCF of 6 and an LCM of 90. Their sum is 48. Find the larger number.", "30"],
    [
      "The greatest common divisor and least common multiple of two numbers are 10 and 60. The sum of the numbers is 50. What are they?",
      "20, 30",
    ],
    ["Two numbers have sum 60 and least common multiple 72. What are the numbers?", "24, 36"],
    ["Two numbers differ by 5. Their HCF is 5 and their LCM is 60. What is the smaller number?", "15"],
    // Of which nobody is sure, or with one condition more.
    ["已知两个数的最大公因数是12，和是60，差是12，求这两个数", null],
    ["The HCF of two numbers is 5, their LCM is 60 and they differ by 5. What are the two numbers?", "15, 20"],
    ["The LCM of two numbers is 60 and the GCF is 5. What are the numbers?", null],
    ["The sum of two numbers is 55. Their GCF is 8 and their LCM is 96. What are the numbers?", null],
    ["The sum of three numbers is 56. Their GCF is 8 and their LCM is 96. What are the numbers?", null],
    ["两个数的和是56，最大公因数是8，这两个数各是多少", null],
    ["两个质数的和是56，最大公因数是8，最小公倍数是96，这两个数是多少", null],
  ]);
});
