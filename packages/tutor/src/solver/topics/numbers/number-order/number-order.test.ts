import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("which number is larger, and their order", () =>
  answersRows([
    ["which is bigger, 5/7 or 7/10", "5/7"],
    ["比较 4/9 和 5/11 哪个大", "5/11"],
    ["Order 2/3, 0.6, 65% from least to greatest", "0.6,65%,2/3"],
    ["把 3/4、0.7、5/6 从小到大排列", "0.7,3/4,5/6"],
    ["which fraction is smaller: 3/8 or 2/5?", "3/8"],
    ["3/7 和 4/9 哪个小", "3/7"],
    ["arrange from greatest to least: 1/2, 3/5, 0.55", "3/5,0.55,1/2"],
    ["将 5/8、3/5、0.61 按从大到小的顺序排列", "5/8,0.61,3/5"],
    ["which is bigger, 5 or 7", null],
    ["which is bigger, 1/2 or 0.5", null],
    ["which is bigger, 5/7 of 14 or 9", null],
    ["哪个班大，3/7 班还是 4/9 班", null],
  ]));
