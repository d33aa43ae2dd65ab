import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("how many there are of each kind", () =>
  answersRows([
    ["There are 16 chickens and pigs on a farm. Together they have 46 legs. How many pigs are there?", "7"],
    ["Jon has 15 nickels and dimes worth $1.10. How many dimes does he have?", "7"],
    ["停车场有摩托车和小汽车共 18 辆，共 50 个轮子，小汽车有多少辆？", "7"],
    ["知识竞赛共 10 题，答对一题得 10 分，答错一题扣 5 分，小王得了 70 分，他答对了几题？", "8"],
    ["A parking lot has 20 cars and motorcycles with 65 wheels. How many cars are there?", null],
    ["There are 16 chickens and pigs on a farm. How many legs are there?", null],
    ["鸡兔同笼，头 20 个，脚 57 只，兔有多少只？", null],
  ]));
