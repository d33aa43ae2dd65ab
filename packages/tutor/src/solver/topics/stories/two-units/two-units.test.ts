import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("a small unit in two units", () => {
  answersRows([
    ["How many weeks and days are there in 100 days?", "14 weeks 2 days"],
    ["How many hours and minutes are in 200 minutes?", "3 hours 20 minutes"],
    ["A rope is 75 inches long. How long is it in feet and inches?", "6 feet 3 inches"],
    ["convert 130 seconds to minutes and seconds", "2 minutes 10 seconds"],
    ["The baby is 40 months old. How old is she in years and months?", "3 years 4 months"],
    ["Summer vacation lasts 72 days. How many weeks and days is that?", "10 weeks 2 days"],
    ["change 50 ounces to pounds and ounces", "3 pounds 2 ounces"],
    ["100天是几个星期零几天？", "14 weeks 2 days"],
    ["200分钟是几小时几分钟？", "3 hours 20 minutes"],
    ["暑假有62天，是几周零几天？", "8 weeks 6 days"],
    ["3250克是几千克几克？", "3 kilograms 250 grams"],
    ["平年365天有几个星期，还余几天？", "52 weeks 1 day"],
    ["How many weeks and days are there in 3 months?", null],
    ["A show lasts 200 minutes each day. How many hours and minutes is that in a week?", null],
    ["从3月1日起的100天后是几个星期零几天？", null],
  ]);

  it("make the same again", () => {
    for (let days = 8; days < 60; days += 5) {
      const [weeks, rest] = solveText(`How many weeks and days are in ${days} days?`)?.match(/\d+/g) ?? [];
      expect(7 * Number(weeks) + Number(rest)).toBe(days);
    }
  });
});
