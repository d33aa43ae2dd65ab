import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("workers and days", () => {
  answersRows([
    ["If 4 workers build a wall in 6 days, how many days would 3 workers need?", "8"],
    ["6个工人8天完成一项工作，如果增加到12个工人，需要几天完成？", "4"],
    ["If 4 workers build a wall in 6 days, how many hours would 3 workers need?", null],
    ["If 4 workers build a wall in 6 days, how many walls would 3 workers build?", null],
    ["6个工人8天完成一项工作，需要几天完成？", null],
  ]);

  it("do the same work in all", () => {
    for (let workers = 1; workers <= 12; workers++)
      if (24 % workers === 0)
        expect(solveText(`4个工人6天完成一项工作，${workers}个工人需要几天完成？`)).toBe(`${24 / workers} days`);
  });
});
