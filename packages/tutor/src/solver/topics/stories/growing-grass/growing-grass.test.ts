import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("growing grass", () =>
  answersRows([
    [
      "A field feeds 10 cows for 20 days or 15 cows for 10 days (grass grows steadily). how many days would it feed 25 cows?",
      "5 days",
    ],
    ["一片牧草,可供10头牛吃20天,15头牛吃10天,可供25头牛吃几天?", "5 days"],
    ["牧场上的草每天匀速生长，27头牛6天可以吃完，23头牛9天可以吃完，21头牛几天可以吃完？", "12 days"],
    ["一块草地，草匀速生长，15头牛吃10天，10头牛吃20天，25头牛吃几天？", "5 days"],
    ["A field feeds 10 cows for 20 days or 15 cows for 10 days. How many cows would eat it in 5 days?", null],
    ["一片牧草，草每天匀速减少，可供10头牛吃20天，15头牛吃10天，可供25头牛吃几天？", null],
  ]));
