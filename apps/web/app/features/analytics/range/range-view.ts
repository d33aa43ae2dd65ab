import { analyticsLimits } from "@dripstone/contract/analytics/limits";
import { type DayRange, dayAfter, daysIn } from "@dripstone/contract/analytics/range";
import { site } from "../../../../../../site.config.ts";

/** So many whole days, until yesterday. */
export const presets = [7, 28, 90, 365] as const;

const USUAL: Preset = 28;

type Preset = (typeof presets)[number];

/** What the page shows; its own days have no preset. */
export type RangeView = DayRange & { preset: Preset | null };

/** The range that an address asks for; the usual one, if it asks for none that can be. */
export function readRange(query: URLSearchParams, today: string): RangeView {
  const own = { from: query.get("from") ?? "", to: query.get("to") ?? "" };
  if (isRange(own)) return { ...own, preset: null };
  const preset = presets.find((days) => String(days) === query.get("days")) ?? USUAL;
  return { from: dayAfter(today, -preset), to: dayAfter(today, -1), preset };
}

export function isRange({ from, to }: DayRange): boolean {
  if (![from, to].every((day) => /^2\d{3}-\d\d-\d\d$/.test(day) && isDay(day))) return false;
  const days = daysIn({ from, to });
  return days >= 1 && days <= analyticsLimits.ANALYTICS_DAYS_MAX;
}

/** February has no 30th. */
const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && dayAfter(day, 0) === day;

/** The day that the school's calendar shows now. */
export function schoolToday(): string {
  // Sweden writes it so.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: site.timeZone }).format();
}
