import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("the average speed there and back", () =>
  answersRows([
    [
      "Jay walks to school at 4 mph and runs back home along the same road at 6 mph. What is his average speed for the round trip?",
      "4.8",
    ],

    ["Lena drove 60 miles at 30 mph and came back at 60 mph. What was her average speed for the whole trip?", "40"],
    ["小王上山每小时走 3 千米，原路下山每小时走 6 千米，他上下山的平均速度是多少？", "4"],
    ["Max biked to school at 12 mph and biked home at 6 mph. What was his average speed for the round trip?", "8"],
    [
      "A car goes up a hill at 20 mph and comes back down the same road at 30 mph. What is the average speed for the whole trip?",
      "24",
    ],
    ["小明去时每分钟走 60 米，返回时每分钟走 40 米，求往返的平均速度", "48"],
    ["汽车去时每小时行 40 千米，沿原路返回每小时行 60 千米，往返的平均速度是多少", "48"],
    ["I drive to work at 30 mph and home at 60 mph same road. average speed of the round trip?", "40"],
    [
      "A cyclist rides uphill at 12 km/h and comes back along the same road at 20 km/h. Find the average speed in km/h for the whole trip.",
      "15",
    ],
    ["上山每小时走3千米,原路下山每小时6千米,平均速度多少?", "4"],
    ["上山每小时走3千米，走了2小时，下山每小时6千米，走了2小时，平均速度多少？", null],
    ["Lena drove 60 miles at 30 mph and then 90 miles at 60 mph. What was her average speed?", null],
    ["Lena drove for 2 hours at 30 mph and for 2 hours at 60 mph. What was her average speed?", null],
    ["小王前半段时间每小时走 3 千米，后半段时间每小时走 6 千米，他的平均速度是多少？", null],
    [
      "Max biked to school at 12 mph and rested, and biked home at 6 mph. What was his average speed for the round trip?",
      null,
    ],
  ]));
