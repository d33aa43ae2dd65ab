import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("how often a digit is written", () =>
  answersRows([
    ["1 到 100 里面数字 7 一共出现了几次", "20"],
    ["How many times does the digit 3 appear in the numbers from 1 to 200?", "40"],
    ["从 1 到 50 的自然数中，数字 2 出现了多少次？", "15"],
    ["how many numbers from 1 to 100 contain the digit 5", "19"],
    ["How many times do you write the digit 0 when you write the numbers from 1 to 100?", "11"],
    ["1 到 200 中含有数字 9 的数有多少个", "38"],
    ["how many digits are there from 1 to 100", "192"],
    ["1 到 100 中能被 7 整除的数有几个", "14"],
  ]));
