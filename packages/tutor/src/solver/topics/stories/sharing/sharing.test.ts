import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("shared in two ways", () => {
  answersRows([
    ["把一些苹果分给小朋友，每人 3 个剩 8 个，每人 5 个差 4 个，小朋友有几个？", "6"],
    ["把一些苹果分给小朋友，每人 3 个剩 8 个，每人 5 个差 4 个，苹果有几个？", "26"],
    [
      "if everyone gets 4 candies there are 9 left over, but if everyone gets 5 we're 6 short. how many kids are there?",
      "15",
    ],
    ["老师给小朋友分苹果，每人分3个就剩11个，每人分5个就少5个，有多少个小朋友？", "8"],
    ["把一些书分给同学，如果每人 4 本则多 14 本，如果每人 6 本则正好分完，一共有多少本书", "42"],
    ["if everyone gets 4 candies there are 9 left over. how many kids are there?", null],
    [
      "if each boy gets 4 candies there are 9 left over, but if each girl gets 5 there are 6 left over. how many kids are there?",
      null,
    ],
    ["老师给小朋友分苹果，男生每人分3个就剩11个，女生每人分5个就少5个，有多少个小朋友？", null],
    ["老师给小朋友分苹果，每人分3个就剩11个，每人分5个就少5个，有多少个老师？", null],
    ["幼儿园老师分糖，每个小朋友分5颗就多12颗，每个分7颗又少14颗。请问小朋友有几个，糖有几颗？", null],
  ]);
});
