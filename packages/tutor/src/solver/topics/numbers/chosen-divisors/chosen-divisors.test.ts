import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("divisors with a property", () =>
  answersRows([
    ["how many odd divisors does 360 have", "6"],
    ["How many of the factors of 144 are perfect squares?", "6"],
    ["how many divisors of 240 are multiples of 6", "8"],
    ["72 的因数中有多少个偶数", "9"],
    ["360 的奇因数有几个", "6"],
    ["what is the sum of the odd divisors of 90", "78"],
    ["how many divisors of 360 are prime", null],
    ["180 的因数里有几个是 3 的倍数", "12"],
    ["How many even factors does 96 have?", "10"],
    ["72 的因数中有多少个大于 10", "5"],
  ]));
