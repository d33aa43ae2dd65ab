import type { Locale } from "../locale.ts";

/** Where the lessons of a class lie for calendar programs (iCalendar), for everybody. */
export function classCalendarPath(id: string, language: Locale): string {
  return `/calendars/classes/${id}.ics${language === "ch" ? "?lang=ch" : ""}`;
}

/** Where somebody's own lessons lie, for whoever knows the secret. */
export function ownCalendarPath(secret: string): string {
  return `/calendars/mine/${secret}.ics`;
}
