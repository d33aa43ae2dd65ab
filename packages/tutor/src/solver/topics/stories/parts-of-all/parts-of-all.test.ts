import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("a part of all", () =>
  answersRows([
    ["There are 40 students in a class. 3/5 of them are girls. How many girls are there?", "24"],
    ["Two thirds of the books on a shelf are novels. There are 18 novels. How many books are on the shelf?", "27"],
    ["果园里有 120 棵树，苹果树占 40%，苹果树有多少棵？", "48"],
    ["There are 40 students in a class. 3/5 of the girls play. How many girls play?", null],
    ["Two thirds of the books are novels. How many books are on the shelf?", null],
    ["五年级有 60 人，男生比女生多 5/12，男生有多少人？", null],
  ]));
