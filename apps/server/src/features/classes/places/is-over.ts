import { sql } from "kysely";
import { site } from "../../../../../../site.config.ts";
import type { Database } from "../../../database/connect.ts";
import { lastDayOf } from "../reading/last-day-of.ts";

/** Whether the last day of a semester is past, as the school counts days. */
export async function isOver(transaction: Database, semesterId: string, now: Date): Promise<boolean> {
  const semester = await transaction
    .selectFrom("semesters")
    .where("id", "=", semesterId)
    .where("endsOn", ">=", dayAt(now))
    .select("id")
    .executeTakeFirst();
  return semester === undefined;
}

/** Whether the day of a class's last lesson is past: there is nothing left to register for. */
export async function hasHadItsLessons(transaction: Database, classId: string, now: Date): Promise<boolean> {
  const finished = await transaction
    .selectFrom("classes as class")
    .where("class.id", "=", classId)
    .where(lastDayOf("class.id"), "<", dayAt(now))
    .select("class.id")
    .executeTakeFirst();
  return finished !== undefined;
}

const dayAt = (instant: Date) => sql<string>`(${instant}::timestamptz at time zone ${site.timeZone})::date`;
