import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("two-digit numbers by their digits", () => {
  answersRows([
    [
      "A two-digit number has digits that add to 11. If you reverse the digits the number gets bigger by 27. What's the number?",
      "47",
    ],
    ["一个两位数，个位数字与十位数字之和是 9，把个位和十位对调后新数比原数大 27，求原来的两位数", "36"],
    [
      "A two-digit number has digits that add to 11. If you reverse the digits the number gets bigger by 28. What's the number?",
      null,
    ],
    ["A two-digit number has digits that add to 11. What's the number?", null],
  ]);
});
