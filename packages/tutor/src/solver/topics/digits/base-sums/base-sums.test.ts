import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("calculating in another base", () => {
  answersRows([
    ["In which base b is it true that 34_b equals twenty-five?", "7"],
    ["若 (123)_b = 38（十进制），求 b", "5"],
    ["1011 base 2 + 110 base 2 = ? in base 2", "10001_2"],
    ["1011 base 2 + 110 base 3 = ? in base 2", null],
    ["calculate 57 + 46 in base 8", "125_8"],
    ["calculate 1011 + 1101 in base 2", "11000_2"],
    ["calculate 1011 - 101 in base 2", "110_2"],
    ["calculate 23 * 14 in base 5", "432_5"],
    ["in which base is 34 equal to 25", "7"],
    ["in which base is 121 equal to 25", "4"],
    ["calculate 3201_4 - 1233_4 in base 4", "1302_4"],
    ["calculate 1011_2 + 110_2", "10001_2"],
    ["in which base is it true that 132_k = 42_10", "5"],
    ["in which base is it true that 121_b = 64", "7"],
    ["in which base is it true that 24_b + 34_b = 102_b", "6"],
    ["in which base is it true that 4*13=100", "6"],
    ["in which base is it true that 24 + 33 = 100", null],
    ["in which base is it true that 24 + 34 = 102", "6"],
    ["in which base is it true that 2 + 2 = 4", null],
    ["calculate 12_5 + 13_6 in base 7", null],
    ["calculate 12_5 + 13_5 in base 7", null],
    ["calculate 12 + 13 in base 5 and base 5", "30_5"],
    ["calculate 12 + 13 in base 5 and base 10", null],
    // 9 is no digit of base eight; 34 has no base for 26; a digit alone is the same in every base.
    ["calculate 59 + 46 in base 8", null],
    ["calculate 101 - 1011 in base 2", null],
    ["in which base is 34 equal to 26", null],
    ["in which base is 4 equal to 4", null],
  ]);
});
