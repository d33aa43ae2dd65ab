import { WEEK_MS } from "@dripstone/contract/durations";
import type { Progress } from "@dripstone/contract/progress/endpoints";
import { CALENDAR_WEEKS } from "@dripstone/contract/progress/weeks";
import { weeksUntil } from "../weeks.ts";

/** What a week earned, and all until its end. */
export type Level = { week: string; earned: number; total: number };

/** A line of fewer weeks says nothing. */
const WEEKS_MIN = 8;
/** Lines above the ground. */
const TICKS = 4;

/** Week by week from before the first points, or from a year ago. */
export function growthOf({ pointsByWeek, currentWeek, totalPoints }: Progress): Level[] {
  const [first = { week: currentWeek }] = pointsByWeek;
  const since = Math.round((Date.parse(currentWeek) - Date.parse(first.week)) / WEEK_MS) + 2;
  const weeks = weeksUntil(currentWeek, Math.min(CALENDAR_WEEKS, Math.max(WEEKS_MIN, since)));
  const earnedIn = new Map(pointsByWeek.map(({ week, points }) => [week, points]));
  const shown = weeks.map((week) => ({ week, earned: earnedIn.get(week) ?? 0 }));
  let total = totalPoints - shown.reduce((sum, { earned }) => sum + earned, 0);
  return shown.map(({ week, earned }) => {
    total += earned;
    return { week, earned, total };
  });
}

/** Round numbers from 0 to at least `most`. */
export function ticksOf(most: number): number[] {
  const rough = Math.max(1, most) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, index) => index * step);
}
