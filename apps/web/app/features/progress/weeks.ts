import { WEEK_MS } from "@dripstone/contract/durations";
import { type Locale, languageTags } from "@dripstone/contract/locale";

/** So many Mondays, `YYYY-MM-DD`, the last one `until`, oldest first. */
export function weeksUntil(until: string, count: number): string[] {
  const last = Date.parse(until);
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * WEEK_MS).toISOString().slice(0, 10),
  );
}

type Parts = Pick<Intl.DateTimeFormatOptions, "year" | "month" | "day">;

/** A calendar day in the reader's language; a day has no zone. */
export function dayText(day: string, locale: Locale, parts: Parts): string {
  return new Intl.DateTimeFormat(languageTags[locale], { ...parts, timeZone: "UTC" }).format(Date.parse(day));
}
