import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("equal after moving", () =>
  answersRows([
    [
      "There are 120 people in two rooms. If 10 move from the first to the second they are equal. How many were in the first?",
      "70",
    ],
    ["甲乙两个书架共120本,从甲拿10本给乙,两书架相等,甲原有多少本?", "70"],
    [
      "There are 120 people in two rooms. If 10 move from the first to the second they are not equal. How many were in the first?",
      null,
    ],
    ["甲乙两个书架共120本,从甲拿10本给乙,甲还比乙多10本,甲原有多少本?", "75"],
    ["甲乙两个书架共120本,从甲拿走10本,两书架相等,甲原有多少本?", null],
  ]));
