import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("two numbers and what they have in common", () =>
  answersRows([
    ["gcd of two numbers is 6 and their lcm is 180. One number is 36, find the other", "30"],
    [
      "The greatest common factor of two numbers is 8 and the least common multiple is 96. If one of the numbers is 24, what is the other number?",
      "32",
    ],
    ["两个数的最大公因数是 4，最小公倍数是 60，其中一个数是 12，另一个数是多少？", "20"],
    ["两个数的最大公因数是 6，最小公倍数是 72，求这两个数的积", "432"],
    ["48 和 60 的最大公因数和最小公倍数分别是多少", "12, 240"],
    ["find the gcd and lcm of 18 and 24", "6,72"],
    ["The product of two numbers is 360 and their gcd is 6. What is their lcm?", "60"],
    ["the other number in (36, n)=6 and (36, n)=180", "30"],
    ["the other number in (36, n)=6 and (24, n)=180", null],
    ["gcd of two numbers is 6 and their lcm is 180. One number is 24, find the other", null],
    ["gcd of two numbers is 6 and their lcm is 180. what are the numbers", null],
    ["LCM of two numbers is 120 and their GCF is 4. One of them is 20. What is the other one?", "24"],
    ["已知两个数的积是 216，它们的最大公因数是 6，求它们的最小公倍数", "36"],
    ["两个数的最大公因数是 4，最小公倍数是 60，这两个数的和是多少", null],
  ]));
