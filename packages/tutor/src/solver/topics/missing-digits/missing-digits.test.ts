import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("a digit that is missing", () => {
  answersRows([
    ["The 4-digit number 57_2 is divisible by 9. What digit is missing?", "4"],
    ["四位数 3□26 能被 9 整除，□里应填几？", "7"],
    ["四位数 3□2□ 能被 9 整除，□里应填几？", null],
  ]);
});
