import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("ratios and proportions", () => {
  answersRows([
    ["simplify the ratio 12:18", "2:3"],
    ["write 0.5 : 2 as a ratio", null],
    ["simplify 45:60", "3:4"],
    ["simplify the ratio 1/2 : 3/4", "2:3"],
    ["divide 60 in the ratio 2:3", "24, 36"],
    ["share 45 in the ratio 1:2:6", "5, 10, 30"],
    ["3:4 = x:12", "x = 9"],
    ["solve the proportion x:6 = 5:3", "x = 10"],
    ["solve the proportion 3/4 = x/12", "x = 9"],
    ["化简比 12:18", "2:3"],
    ["把 0.6：0.9 化成最简整数比", "2:3"],
    ["解比例 x:6=5:3", "x = 10"],
    ["把60按2:3分配", "24, 36"],
    ["12:18", null],
    ["the ratio of boys to girls is 3:4", null],
  ]);
});
