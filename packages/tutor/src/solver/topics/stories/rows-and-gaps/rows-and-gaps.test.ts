import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("things in a row", () => {
  answersRows([
    [
      "Trees are planted every 6 meters along both sides of a road that is 300 meters long, with trees at both ends. How many trees are there?",
      "102",
    ],
    ["在一条 60 米长的走廊两边摆花，每隔 3 米摆一盆，两端都摆，一共要多少盆？", "42"],

    ["Trees are planted every 5 m along a 100 m road, including both ends. How many trees?", "21"],
    ["在一条 100 米长的小路一侧每隔 5 米种一棵树，两端都种，一共种多少棵？", "21"],
    ["圆形花坛周长 60 米，每隔 4 米摆一盆花，一共要摆多少盆？", "15"],
    ["把一根木头锯成 5 段，每锯一次要 3 分钟，一共要多少分钟？", "12 minutes"],
    ["Trees are planted every 5 m along a 100 m road. How many trees?", null],
    ["Trees are planted every 7 m along a 100 m road, including both ends. How many trees?", null],
    ["在一条 100 米长的小路一侧每隔 5 米种一棵树，两端都种，一共要多少个人？", null],
    ["把一根木头锯成 5 段，每段长 3 米，一共要多少分钟？", null],
  ]);
});
