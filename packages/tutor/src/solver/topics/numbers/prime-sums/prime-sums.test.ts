import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("two or three primes by their sum", () => {
  answersRows([
    ["The sum of three prime numbers is 20. Find the largest possible product.", "154"],
    ["The sum of three different primes is 12. What are they?", "2, 3, 7"],
    ["Find three different primes whose sum is 14.", "2, 5, 7"],
    ["Three primes add up to 8. What is their product?", "18"],
    ["What is the largest product of two primes whose sum is 40?", "391"],
    ["The sum of two primes is 40. What is the greatest possible product of these primes?", "391"],
    ["In how many ways can 24 be written as the sum of two primes?", "3"],
    ["三个质数的和是40，它们的积最大是多少", "722"],
    ["三个不同质数的和是40，它们的积最大是多少", "434"],
    ["两个质数的和是40，这两个质数的积最大是多少", "391"],
    ["两个质数的和是40，积最小是多少", "111"],
    ["三个不同的质数的和是12，这三个质数分别是多少", "2, 3, 7"],
    ["三个不同的质数的和是40，其中一个是7，这三个质数分别是多少", "2, 7, 31"],
    ["把24写成两个质数的和，一共有几种写法", "3"],
    ["write 30 as the sum of two primes in all possible ways", "(7, 23), (11, 19), (13, 17)"],
    ["find all pairs of primes that add to 36", "(5, 31), (7, 29), (13, 23), (17, 19)"],
    ["把20写成两个质数的和", "(3, 17), (7, 13)"],
    // More than one way, none at all, or one condition more.
    ["三个质数的和是12，这三个质数分别是多少", null],
    ["Three primes have a sum of 40. What are they?", null],
    ["三个质数的和是40，它们的积是多少", null],
    ["The sum of two primes is 27. What are they?", null],
    ["The sum of three consecutive primes is 20. What is their largest possible product?", null],
    ["三个两位质数的和是40，它们的积最大是多少", null],
  ]);
});
