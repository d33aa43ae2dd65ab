import { sql } from "kysely";
import type { Database } from "../../../../database/connect.ts";
import { ApiError } from "../../../../http/errors.ts";
import type { Timetable } from "./slots.ts";

/** When a class meets, as it is kept. */
export async function timetableOf(db: Database, classId: string): Promise<Timetable & { program: string }> {
  const found = await db
    .selectFrom("classes as class")
    .where("class.id", "=", classId)
    .select(["class.weekday", "class.minutes", "class.semesterId", "class.programId as program"])
    .select(sql<string>`to_char(class.starts_at, 'HH24:MI')`.as("startsAt"))
    .executeTakeFirst();
  if (!found) throw new ApiError("NOT_FOUND");
  const { semesterId, ...hours } = found;
  return { ...hours, ...(await daysOf(db, semesterId)) };
}

type Days = Pick<Timetable, "startsOn" | "endsOn" | "breaks">;

/** On which days a semester has lessons. */
export async function daysOf(db: Database, semesterId: string): Promise<Days> {
  const semester = await db
    .selectFrom("semesters")
    .where("id", "=", semesterId)
    .select(["startsOn", "endsOn"])
    .executeTakeFirst();
  if (!semester) throw new ApiError("NOT_FOUND");
  const breaks = await db
    .selectFrom("semesterBreaks")
    .where("semesterId", "=", semesterId)
    .select(["fromDay as from", "toDay as to"])
    .orderBy("fromDay")
    .execute();
  return { ...semester, breaks };
}

/** How many weeks a program has. */
export async function weeksOf(db: Database, programId: string): Promise<number> {
  const { weeks } = await db
    .selectFrom("programWeeks")
    .where("programId", "=", programId)
    .select(({ fn }) => fn.countAll<number>().as("weeks"))
    .executeTakeFirstOrThrow();
  return weeks;
}
