import { sql } from "kysely";
import { site } from "../../../../../../site.config.ts";
import { midnight } from "../../../calendar/week.ts";
import type { Database } from "../../../database/connect.ts";

/** The school's day at an instant, and when it ends. */
export async function todayAt(db: Database, now: Date): Promise<{ today: string; changesAt: Date }> {
  const today = sql<string>`(${now}::timestamptz at time zone ${site.timeZone})::date`;
  const { rows } = await sql<{ today: string; changesAt: Date }>`
    select ${today} as today, ${midnight(sql`(${today} + 1)`)} as "changesAt"
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without from has one row");
  return row;
}
