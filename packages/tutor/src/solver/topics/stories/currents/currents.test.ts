import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("boats in a current", () =>
  answersRows([
    ["A canoe can go 6 mph in still water. The river flows at 2 mph. How long will a 16 mile trip upstream take?", "4"],
    ["一艘轮船的静水速度是每小时 20 千米，水流速度是每小时 4 千米，顺水航行 96 千米要几小时？", "4"],

    ["A boat goes 12 mph in still water. The current is 3 mph. How long does it take to go 45 miles upstream?", "5"],
    ["一艘船在静水中每小时行 18 千米，水流速度每小时 2 千米，它逆水行 80 千米要多少小时？", "5"],
    [
      "A boat travels 60 miles downstream in 3 hours and back upstream in 5 hours. What is the speed of the current?",
      "4",
    ],
    ["A kayak paddles 5 mph in still water and the current is 2 mph. How far can it go downstream in 3 hours?", "21"],
    ["船在静水中的速度是每小时 15 千米，水速每小时 3 千米，顺水航行 54 千米需要多少小时？", "3"],
    ["一艘轮船顺水行 120 千米用 4 小时，逆水行用 6 小时，水流速度是多少", "5"],
    ["A boat goes 12 mph upstream. The current is 3 mph. How long does it take to go 45 miles downstream?", null],
    ["A boat goes 12 mph in still water. The wind is 3 mph. How long does it take to go 45 miles upstream?", null],
    ["A boat goes 3 mph in still water. The current is 5 mph. How long does it take to go 10 miles upstream?", null],
    ["一艘船顺水每小时行 18 千米，水流速度每小时 2 千米，它逆水行 80 千米要多少小时？", null],
    [
      "A boat goes 12 mph in still water. The current is 3 mph. How many minutes does it take to go 45 miles upstream?",
      null,
    ],
  ]));
