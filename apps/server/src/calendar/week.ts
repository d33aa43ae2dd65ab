import { DAY_MS } from "@dripstone/contract/durations";
import { type RawBuilder, sql } from "kysely";
import { site } from "../../../../site.config.ts";
import type { Database } from "../database/connect.ts";

/** A week of the site: Monday 00:00 to the next Monday 00:00 in the site's zone, `[startsAt, endsAt)`. */
export type Week = {
  /** Its Monday, `YYYY-MM-DD`. */
  week: string;
  startsAt: Date;
  endsAt: Date;
};

/** The week that holds an instant. PostgreSQL knows the zone's rules, so that a week may be 167 or 169 hours long. */
export async function weekAt(db: Database, instant: Date): Promise<Week> {
  const [week] = await weeksFrom(db, instant);
  if (!week) throw new Error("a select of one week has one row");
  return week;
}

/** The week that holds an instant, and those that follow it, `count` in all. */
export async function weeksFrom(db: Database, instant: Date, count = 1): Promise<Week[]> {
  const monday = sql`(${mondayAt(instant)} + 7 * number)`;
  const { rows } = await sql<Week>`
    select ${monday} as week, ${midnight(monday)} as "startsAt", ${midnight(sql`(${monday} + 7)`)} as "endsAt"
    from generate_series(0, ${count - 1}::integer) as number
    order by number
  `.execute(db);
  return rows;
}

/** The Monday of the week that holds an instant, where no database is at hand: days need none, only instants do. */
export function mondayOf(instant: Date): string {
  const day = new Date(dayInZone.format(instant));
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);
}

/** Sweden writes a day as `2026-03-09`. */
const dayInZone = new Intl.DateTimeFormat("sv-SE", { timeZone: site.timeZone });

/** The instant at which the site's clocks show so many days and hours of a week, counted from its Monday's midnight. */
export async function wallClock(
  db: Database,
  week: string,
  { days, hours }: { days: number; hours: number },
): Promise<Date> {
  const shown = sql`(${week}::date + make_interval(days => ${days}, hours => ${hours}))`;
  const { rows } = await sql<{ at: Date }>`select ${shown} at time zone ${site.timeZone} as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without from has one row");
  return row.at;
}

/** The Monday of the week that holds an instant, or each instant of a column, as SQL. */
export function mondayAt(instant: Date | RawBuilder<Date>): RawBuilder<string> {
  return sql<string>`date_trunc('week', ${instant}::timestamptz at time zone ${site.timeZone})::date`;
}

/** When a day of the site begins, as SQL. */
export function midnight(day: RawBuilder<unknown>): RawBuilder<Date> {
  return sql<Date>`${day}::timestamp at time zone ${site.timeZone}`;
}
