import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("ratios of letters", () =>
  answersRows([
    ["What is the ratio of x to y if 3x = 4y?", "4:3"],
    ["若x/3=y/4，求x与y的比", "3:4"],
    ["What is the ratio of x to y if 3x + 4y = 0?", null],
    ["What is the ratio of x to y if 3x = 4y + 1?", null],
  ]));
