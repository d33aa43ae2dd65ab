import { type RawBuilder, sql } from "kysely";
import { site } from "../../../../site.config.ts";

/** An instant as the school's clock shows it and forms have it, `2026-03-04T16:30`. */
export function wallTimeOf(instant: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${instant} at time zone ${site.timeZone}, 'YYYY-MM-DD"T"HH24:MI')`;
}

/** When the school's clock shows a day and a time. */
export function instantOf(wallTime: string): RawBuilder<Date> {
  return sql<Date>`(${wallTime}::timestamp at time zone ${site.timeZone})`;
}
