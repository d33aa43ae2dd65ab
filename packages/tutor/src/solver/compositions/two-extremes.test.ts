import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("two numbers, each told by itself", () =>
  answersRows([
    ["100以内最大的质数与最小的合数的积是多少", "388"],
    ["最小的质数与最小的合数的和是多少", "6"],
    ["10到20之间（包括10和20）最大的质数与最小的合数的差是多少", "9"],
    ["What is the sum of the smallest prime number and the largest two-digit prime number?", "99"],
    ["what is the difference between the largest and smallest two-digit primes", "86"],
    ["What is the product of the smallest prime number and the smallest composite number?", "8"],
    ["最大的一位数与最小的两位数的积", "90"],
    ["the sum of the largest 2-digit number and the smallest 3-digit number", "199"],
    ["最小的一位数与最小的两位数的和", null],
    ["最大的一位质数与最小的两位质数的和的一半", null],
    ["the sum of the smallest prime and twice the largest two-digit prime", null],
    ["What is the sum of the largest prime and the smallest prime?", null],
  ]));
