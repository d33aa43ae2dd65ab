import type { Progress } from "@dripstone/contract/progress/endpoints";
import { expect, it } from "vitest";
import { growthOf, ticksOf } from "./growth.ts";

const past = (totalPoints: number, pointsByWeek: Progress["pointsByWeek"]) =>
  ({ totalPoints, pointsByWeek, currentWeek: "2026-11-16" }) as Progress;

it("adds points up week by week, from a week before the first", () => {
  const levels = growthOf(
    past(40, [
      { week: "2026-09-07", points: 10 },
      { week: "2026-11-02", points: 30 },
    ]),
  );
  expect(levels).toHaveLength(12);
  expect(levels.slice(0, 3)).toEqual([
    { week: "2026-08-31", earned: 0, total: 0 },
    { week: "2026-09-07", earned: 10, total: 10 },
    { week: "2026-09-14", earned: 0, total: 10 },
  ]);
  expect(levels.at(-1)).toEqual({ week: "2026-11-16", earned: 0, total: 40 });
});

it("begins a year ago with what was earned before, and shows two months to a newcomer", () => {
  const levels = growthOf(
    past(50, [
      { week: "2024-01-01", points: 20 },
      { week: "2026-11-16", points: 30 },
    ]),
  );
  expect(levels).toHaveLength(52);
  expect([levels[0]?.total, levels.at(-1)?.total]).toEqual([20, 50]);
  expect(growthOf(past(10, [{ week: "2026-11-16", points: 10 }]))).toHaveLength(8);
});

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [40, [0, 10, 20, 30, 40]],
  [186, [0, 50, 100, 150, 200]],
  [1040, [0, 500, 1000, 1500]],
])("measures %i points by round numbers", (most, ticks) => {
  expect(ticksOf(most)).toEqual(ticks);
});
