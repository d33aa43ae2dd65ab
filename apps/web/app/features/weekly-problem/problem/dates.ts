import { SECOND_MS } from "@dripstone/contract/durations";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { site } from "../../../../../../site.config.ts";

/** The last day of a week that ends at an instant, in the school's zone: "Sunday, March 8". */
export function lastDay(endsAt: string, locale: Locale): string {
  return day(Date.parse(endsAt) - SECOND_MS, locale);
}

/** The day on which the next problem opens: "Monday, March 9". */
export function nextDay(endsAt: string, locale: Locale): string {
  return day(Date.parse(endsAt), locale);
}

function day(instant: number, locale: Locale): string {
  const parts = { weekday: "long", month: "long", day: "numeric", timeZone: site.timeZone } as const;
  return new Intl.DateTimeFormat(languageTags[locale], parts).format(instant);
}

/** What is left until an instant, in whole units; never below zero. */
export function timeLeft(until: number, now: number) {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    over: seconds === 0,
  };
}
