import { analyticsLimits } from "@dripstone/contract/analytics/limits";
import { type DayRange, dayAfter, daysIn } from "@dripstone/contract/analytics/range";
import { site } from "../../../../../../site.config.ts";

/** So many whole days, until yesterday. */
export const presets = [7, 28, 90, 365] as const;

const USUAL: Preset = 28;

type Preset = (typeof presets)[number];

/** What the page shows; its own days have no preset. `refused` is what was asked for in its place, and cannot be. */
export type RangeView = DayRange & { preset: Preset | null; refused: DayRange | null };

/** What is wrong with the days of a range, at each of them. */
export type RangeFaults = { from?: "notADay" | "future"; to?: "notADay" | "future" | "early" | "long" };

/** The range that an address asks for; the usual one, if it asks for none that can be. */
export function readRange(query: URLSearchParams, today: string): RangeView {
  const own = { from: query.get("from") ?? "", to: query.get("to") ?? "" };
  const isAsked = query.has("from") || query.has("to");
  if (isAsked && isSound(faultsOf(own, today))) return { ...own, preset: null, refused: null };
  const preset = presets.find((days) => String(days) === query.get("days")) ?? USUAL;
  return { from: dayAfter(today, -preset), to: dayAfter(today, -1), preset, refused: isAsked ? own : null };
}

export function faultsOf({ from, to }: DayRange, today: string): RangeFaults {
  const faults: RangeFaults = {};
  for (const [name, day] of [["from", from] as const, ["to", to] as const]) {
    if (!/^2\d{3}-\d\d-\d\d$/.test(day) || !isDay(day)) faults[name] = "notADay";
    else if (day > today) faults[name] = "future";
  }
  if (!isSound(faults)) return faults;
  const days = daysIn({ from, to });
  if (days < 1) return { to: "early" };
  return days > analyticsLimits.ANALYTICS_DAYS_MAX ? { to: "long" } : {};
}

export const isSound = ({ from, to }: RangeFaults): boolean => from === undefined && to === undefined;

/** February has no 30th. */
const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && dayAfter(day, 0) === day;

/** The day that the school's calendar shows now. */
export function schoolToday(): string {
  // Sweden writes it so.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: site.timeZone }).format();
}
