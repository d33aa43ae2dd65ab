import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("remainders that squares and cubes can leave", () =>
  answersRows([
    ["what are the possible remainders when a perfect square is divided by 4", "0, 1"],
    ["When a perfect square is divided by 8, what are the possible remainders?", "0, 1, 4"],
    ["What remainders can an odd square leave when divided by 8?", "1"],
    ["Which remainders are possible when a perfect cube is divided by 9?", "0, 1, 8"],
    ["How many different remainders can a perfect square leave when divided by 7?", "4"],
    ["Which remainders are impossible when a perfect square is divided by 5?", "2, 3"],
    ["完全平方数除以3的余数可能是几", "0, 1"],
    ["完全平方数除以8，余数可能是哪些", "0, 1, 4"],
    ["一个完全平方数除以5，余数不可能是几？", "2, 3"],
    ["一个完全立方数除以7的余数可能有哪些", "0, 1, 6"],
    ["what are the possible remainders when a prime is divided by 6", null],
  ]));
