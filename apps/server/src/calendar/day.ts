import { type RawBuilder, sql } from "kysely";
import { site } from "../../../../site.config.ts";
import type { Database } from "../database/connect.ts";
import { midnight } from "./week.ts";

/** The day of the school's calendar on which an instant is, as SQL. */
export function dayAt(instant: Date): RawBuilder<string> {
  return sql<string>`(${instant}::timestamptz at time zone ${site.timeZone})::date`;
}

/** When the next day of the school's calendar begins. */
export async function nextMidnight(db: Database, instant: Date): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select ${midnight(sql`(${dayAt(instant)} + 1)`)} as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without from has one row");
  return row.at;
}
