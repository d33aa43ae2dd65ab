import { DAY_MS } from "../durations.ts";

/** Days of the calendar, `2026-12-05`, both of them included. */
export type DayRange = { from: string; to: string };

/** The day so many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);
}

export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** As many days, right before. */
export function rangeBefore(range: DayRange): DayRange {
  return { from: dayAfter(range.from, -daysIn(range)), to: dayAfter(range.from, -1) };
}
