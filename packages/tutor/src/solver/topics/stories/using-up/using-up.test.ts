import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("what is used up", () =>
  answersRows([
    ["Ana had $60. She spent 1/4 of it on a book. How much does she have left?", "45"],
    ["一桶油有 40 千克，用去 3/8，还剩多少千克？", "25"],
    ["Grandma baked 5 dozen cookies and gave away 3/4 of them. How many cookies does she have left?", "15"],
    ["She has 3 dozen eggs and uses 8 eggs. How many eggs are left?", "28"],
    ["Ty used 1/3 of his beads. How many beads are left?", null],
    ["Ana had $60. She spent some of it on a book. How much does she have left?", null],
    ["一桶油用去 3/8，还剩多少千克？", null],
  ]));
