import { expect, it } from "vitest";
import { streaksOf } from "./streaks.ts";

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
])("counts weeks in a row for %s", (_, solved, streaks) => {
  expect(streaksOf(solved, "2026-03-09")).toEqual(streaks);
});
