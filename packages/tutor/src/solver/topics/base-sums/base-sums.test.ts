import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("calculating in another base", () => {
  answersRows([
    ["calculate 57 + 46 in base 8", "125"],
    ["calculate 1011 + 1101 in base 2", "11000"],
    ["calculate 1011 - 101 in base 2", "110"],
    ["calculate 23 * 14 in base 5", "432"],
    ["in which base is 34 equal to 25", "7"],
    ["in which base is 121 equal to 25", "4"],
    // 9 is no digit of base eight; 34 has no base for 26; a digit alone is the same in every base.
    ["calculate 59 + 46 in base 8", null],
    ["calculate 101 - 1011 in base 2", null],
    ["in which base is 34 equal to 26", null],
    ["in which base is 4 equal to 4", null],
  ]);
});
