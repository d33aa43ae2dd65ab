import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("averages with one missing", () => {
  answersRows([
    ["My average on 4 tests is 82. What do I need on the fifth test so my average is 85?", "97"],
    ["小丽语文 92 分，数学 98 分，三科平均分是 94 分，英语考了多少分？", "92"],
    ["My average on 4 tests is 82. What do I need on the sixth test so my average is 85?", null],
    ["My average on 4 tests is 82. What do I need on the fifth test?", null],
    ["小丽语文 92 分，数学 98 分，四科平均分是 94 分，英语考了多少分？", null],
  ]);
});
