import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("a digit that is missing", () => {
  answersRows([
    ["Find the missing middle digit d so that 5d8 is a multiple of 11.", "2"],
    ["What are all the digits that can replace the star in 52* to make the number divisible by 4?", "0, 4, 8"],
    ["Which digits can go in the box in 4□2 so that it is divisible by 4?", "1, 3, 5, 7, 9"],
    ["What are all the digits that can replace the star in 52* to make the number divisible by 4 and odd?", null],
    ["the number 5a3 is divisible by 9, a is a missing digit. what is a", "1"],
    ["Find the digit d such that the three-digit number 2d7 is divisible by 11.", "9"],
    ["the number 5a3 leaves remainder 1 when divided by 9. what is the digit a", null],
    ["The five-digit number 47A32 is divisible by 9. What digit does A stand for?", "2"],
    ["四位数 3A72 能被 9 整除，A 是几？", "6"],
    ["If 3x is divisible by 7, what is x?", null],
    ["The number 47A3B is divisible by 9. What digit is A?", null],
    ["The 4-digit number 57_2 is divisible by 9. What digit is missing?", "4"],
    ["四位数 3□26 能被 9 整除，□里应填几？", "7"],
    ["四位数 3□2□ 能被 9 整除，□里应填几？", null],
  ]);
});
