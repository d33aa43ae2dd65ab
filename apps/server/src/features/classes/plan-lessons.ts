import { sql } from "kysely";
import { site } from "../../../../../site.config.ts";
import type { Database } from "../../database/connect.ts";

/**
 * Writes down when a class meets: once a week on its day, as many times as its program has weeks and its semester has room, but not in the
 * semester's breaks. The clock on the wall counts, whatever daylight saving time does. Homework is due when the next lesson begins.
 */
export async function planLessons(transaction: Database, classId: string): Promise<void> {
  await sql`
    with days as (
      select class.id, class.starts_at, class.minutes, day::date as day, row_number() over (order by day) as week
      from classes class
      join semesters semester on semester.id = class.semester_id
      cross join generate_series(semester.starts_on, semester.ends_on, interval '1 day') as day
      where class.id = ${classId}
        and extract(isodow from day) = class.weekday
        and not exists (
          select from semester_breaks
          where semester_id = semester.id and day between from_day and to_day
        )
    ), meetings as (
      select id, week, (day + starts_at) at time zone ${site.timeZone} as starts_at,
        (day + starts_at + make_interval(mins => minutes)) at time zone ${site.timeZone} as ends_at,
        (coalesce(lead(day) over (order by week), day + 7) + starts_at) at time zone ${site.timeZone} as due_at
      from days
    )
    insert into lessons (class_id, week, starts_at, ends_at, due_at, solution_from)
    select meetings.id, meetings.week, meetings.starts_at, ends_at, due_at, due_at
    from meetings
    join classes class on class.id = meetings.id
    join program_weeks program on program.program_id = class.program_id and program.week = meetings.week
  `.execute(transaction);
}
