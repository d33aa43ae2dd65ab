import { sql } from "kysely";
import { site } from "../../../../../../../site.config.ts";
import type { Database } from "../../../../database/connect.ts";

/** When a class meets: its day and time of the week, and the days of its semester. */
export type Timetable = {
  weekday: number;
  /** By the school's clock. */
  startsAt: string;
  minutes: number;
  startsOn: string;
  endsOn: string;
  breaks: readonly { from: string; to: string }[];
};

/** A time at which a class could meet. */
export type Slot = {
  startsAt: Date;
  endsAt: Date;
  /** The same time a week later. */
  weekLater: Date;
  /** The Monday of its week, by the school's calendar. */
  monday: string;
};

/**
 * Every week's time of a class in its semester, but not in the breaks. When it begins the clock on the wall tells, whatever daylight saving
 * time does; it lasts as many minutes as ever, also in the night in which the clock is changed.
 */
export async function slotsOf(db: Database, timetable: Timetable): Promise<Slot[]> {
  const { weekday, startsAt, minutes, startsOn, endsOn, breaks } = timetable;
  const at = (days: number) => sql<Date>`((day + ${days}::integer + ${startsAt}::time) at time zone ${site.timeZone})`;
  const { rows } = await sql<Slot>`
    select ${at(0)} as "startsAt", ${at(0)} + make_interval(mins => ${minutes}::integer) as "endsAt", ${at(7)} as "weekLater",
      date_trunc('week', day)::date::text as monday
    from (
      select day::date as day from generate_series(${startsOn}::date, ${endsOn}::date, interval '1 day') as day
    ) as days
    where extract(isodow from day) = ${weekday}
      and not exists (
        select from jsonb_to_recordset(${JSON.stringify(breaks)}::jsonb) as pause("from" date, "to" date)
        where day between pause."from" and pause."to"
      )
    order by day
  `.execute(db);
  return rows;
}
