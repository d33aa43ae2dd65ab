import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("rounding", () =>
  answersRows([
    ["round 48.3762 to the nearest hundredth", "48.38"],
    ["Round 67,482 to the nearest thousand.", "67000"],
    ["round 3.14159 to 3 decimal places", "3.142"],
    ["what is 249 rounded to the nearest hundred", "200"],
    ["What is 2.96 rounded to the nearest tenth?", "3.0"],
    ["round 6.5 to the nearest whole number", "7"],
    ["round 47 to the nearest hundred", "0"],
    ["round 67 to the nearest hundred", "100"],
    ["round 67 to the nearest million", null],
    ["把48.3762保留两位小数", "48.38"],
    ["67482四舍五入到千位是多少", "67000"],
    ["3.14159精确到0.01", "3.14"],
    ["用四舍五入法把2.0463精确到百分位", "2.05"],
    ["9.96精确到十分位约是多少", "10.0"],
    // Not of one number, and not to the nearest.
    ["round 48.3762 up to the next hundredth", null],
    ["round 48.3762 and 3.14 to the nearest hundredth", null],
    ["which numbers round to 50 to the nearest ten", null],
    ["48.3762保留两位有效数字", null],
    ["把48.3762去尾保留两位小数", null],
  ]));
