import { sql } from "kysely";
import { site } from "../../../../../../site.config.ts";
import type { Database } from "../../../database/connect.ts";

/** Whether the last day of a semester is past, as the school counts days. */
export async function isOver(transaction: Database, semesterId: string, now: Date): Promise<boolean> {
  const semester = await transaction
    .selectFrom("semesters")
    .where("id", "=", semesterId)
    .where("endsOn", ">=", sql<string>`(${now}::timestamptz at time zone ${site.timeZone})::date`)
    .select("id")
    .executeTakeFirst();
  return semester === undefined;
}
