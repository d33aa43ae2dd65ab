import { type RawBuilder, sql } from "kysely";
import { site } from "../../../../../../site.config.ts";

/** The day of a class's last lesson that is held, of the class in this column; null where there is none. */
export const lastDayOf = (column: string): RawBuilder<string | null> =>
  sql<string | null>`(
    select max((held.starts_at at time zone ${site.timeZone})::date)
    from lessons as held where held.class_id = ${sql.ref(column)} and not held.canceled
  )`;
