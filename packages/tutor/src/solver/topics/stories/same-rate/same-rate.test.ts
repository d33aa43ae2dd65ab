import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("at the same rate", () =>
  answersRows([
    ["A machine makes 42 bolts in 6 minutes. How many bolts does it make in 20 minutes?", "140"],
    ["8 tickets cost $60. How much do 14 tickets cost?", "105"],
    ["4 箱苹果重 60 千克，照这样计算，9 箱苹果重多少千克？", "135"],
    ["5 本练习本 12.5 元，买 8 本要多少元？", "20"],
    ["8 workers build a wall in 6 days. How long do 4 workers take?", "12"],
    ["cutting a log into 4 pieces takes 12 min how long for 7 pieces", null],
    ["it takes 6 sec for a clock to strike 3 times how long to strike 8 times", null],
    ["A machine makes bolts for 6 minutes. How many bolts does it make in 20 minutes?", null],
    ["4 箱苹果和 3 箱梨重 60 千克，9 箱苹果重多少千克？", null],
  ]));
