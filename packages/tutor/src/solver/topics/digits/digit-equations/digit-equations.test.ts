import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("sums and products with digits that are boxes or letters", () =>
  answersRows([
    ["Fill in the missing digit: 4_6 + 195 = 631", "3"],
    ["What digit goes in the box? 5□ + 28 = 84", "6"],
    ["在□里填数：2□7+356=593", "3"],
    ["在算式 3□×6=2△2 中，□ 和 △ 各代表一个数字，依次写出 □，△", "7, 2"],
    ["Let AB stand for a two-digit number. If 3 × AB equals the three-digit number 2AB, what number is AB?", null],
    ["Let AB stand for a two-digit number. If 5 × AB equals the three-digit number 2AB, what number is AB?", "50"],
    ["两位数 AB 与它的反序数 BA 之和为 110，且 A-B=2，求 AB", "64"],
    ["A and B are digits with AB + 18 = BA and A + B = 12. What is AB?", "57"],
    ["If AB + BA = 154 where A and B are digits, what is A + B?", "14"],
    // A whole number may stand in a box alone, a letter may be a factor, and two fillings leave it open.
    ["□ + 5 = 12", null],
    ["3□ × □ = 105", null],
    ["AB + BA = 110, find AB", null],
    ["两个数字 A、B：AB+BA=110，求 AB", null],
    ["Fill in the missing digit: 4_6 + 195 = 632", null],
  ]));
