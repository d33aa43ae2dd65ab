import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("things counted by fours and by fives", () => {
  answersRows([
    ["一堆苹果，4个4个数、5个5个数、6个6个数都少1个，这堆苹果最少多少个", "59"],
    ["一筐鸡蛋，3个3个数，4个4个数，5个5个数都余1个，这筐鸡蛋至少有多少个？", "61"],
    ["有一堆糖，平均分给4人、5人或6人都差2个，这堆糖至少有多少个？", "58"],
    ["有一堆糖，平均分给4人、5人或6人都差2个，这堆糖最多有多少个？", null],
    ["eggs counted by 3s, 4s and 5s always leave 1 over. smallest number of eggs more than 1?", "61"],
    [
      "When marbles are put in groups of 4, 5, or 6, there is always 1 left over. What is the smallest number of marbles?",
      "61",
    ],
    [
      "When marbles are put in groups of 4, 5, or 6, there is never 1 left over. What is the smallest number of marbles?",
      null,
    ],
    ["Two numbers add up to 20 and differ by 6. What is the larger one?", "13"],
    ["Two numbers have a sum of 31 and a difference of 5. Find the smaller number.", "13"],
    ["一包糖，每6块一份、每8块一份都多2块，这包糖至少有多少块？", "26"],
    ["一包糖，每6块一份、每8块一份都少2块，这包糖至少有多少块？", "22"],
  ]);
});
