import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("zeros at the end of a factorial", () =>
  answersRows([
    ["how many zeros are at the end of 25!", "6"],
    ["how many trailing zeros does 100! have?", "24"],
    ["30! 的末尾有多少个 0", "7"],
    ["1×2×3×…×50 的积的末尾有几个零", "12"],
    ["how many zeros does 100 have", null],
    ["how many zeros does 40! end with?", "9"],
    ["从 1 乘到 30，积的末尾有几个零", "7"],
    ["how many times does 3 divide 20!", "8"],
    ["100 的末尾有几个零", null],
    ["how many zeros are in 25!", null],
  ]));
