import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("recipes", () => {
  answersRows([
    ["A recipe needs 3 cups of flour for 24 cookies. How many cups for 40 cookies?", "5"],
    ["做 24 块饼干要 3 杯面粉，做 40 块要几杯面粉？", "5"],
    ["A recipe needs 3 cups of flour for 24 cookies. How many cups for 40 cakes?", null],
    ["A recipe needs 3 cups of flour for 24 cookies. How many spoons for 40 cookies?", null],
    ["A recipe needs 3 cups of flour. How many cups for 40 cookies?", null],
  ]);
});
