import { WEEK_MS } from "@dripstone/contract/durations";
import { describe, expect, it } from "vitest";
import { type PlayedWeek, streaksOf } from "./streaks.ts";

describe("weeks in a row", () => {
  it.each([
    ["nothing at all", [], { current: 0, longest: 0 }],
    ["the open week only", ["2026-03-09"], { current: 1, longest: 1 }],
    ["last week, the open one still unsolved", ["2026-03-02"], { current: 1, longest: 1 }],
    ["the week before last", ["2026-02-23"], { current: 0, longest: 1 }],
    [
      "four in a row over the change of clocks",
      ["2026-02-16", "2026-02-23", "2026-03-02", "2026-03-09"],
      { current: 4, longest: 4 },
    ],
    ["a gap", ["2026-03-09", "2026-02-23", "2026-02-16", "2026-02-09"], { current: 1, longest: 3 }],
    ["weeks over New Year", ["2025-12-22", "2025-12-29", "2026-01-05"], { current: 0, longest: 3 }],
    [
      "weeks that are told in no order",
      ["2026-03-02", "2026-02-16", "2026-03-09", "2026-02-23"],
      { current: 4, longest: 4 },
    ],
  ])("are counted for %s", (_, solved, streaks) => {
    expect(streaksOf(solved.map(everyWeek), everyWeek("2026-03-09"))).toEqual(streaks);
  });

  it("go on over weeks that had no problem", () => {
    const before = [everyWeek("2026-02-02"), everyWeek("2026-02-09")];
    const after: PlayedWeek = { week: "2026-03-02", follows: "2026-02-09" };
    expect(streaksOf([...before, after], everyWeek("2026-03-09"))).toEqual({ current: 3, longest: 3 });
    expect(streaksOf(before.slice(1), { week: "2026-03-09", follows: "2026-02-09" })).toEqual({
      current: 1,
      longest: 1,
    });
  });
});

/** A week of a year in which each week has its problem. */
function everyWeek(week: string): PlayedWeek {
  return { week, follows: new Date(Date.parse(week) - WEEK_MS).toISOString().slice(0, 10) };
}
