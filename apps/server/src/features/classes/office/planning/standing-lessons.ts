import { sql } from "kysely";
import { site } from "../../../../../../../site.config.ts";
import { mondayAt } from "../../../../calendar/week.ts";
import type { Database } from "../../../../database/connect.ts";
import type { Standing } from "./plan-anew.ts";

export type StandingLesson = Standing & { dueAt: Date; solutionFrom: Date };

/** The lessons of a class as they stand, and whether each is at its class's time of the week, as that is before it is changed. */
export async function readStandingLessons(db: Database, classId: string): Promise<StandingLesson[]> {
  const ofLesson = sql`where class_id = lesson.class_id and week = lesson.week`;
  const shown = sql<Date>`(lesson.starts_at at time zone ${site.timeZone})`;
  return db
    .selectFrom("lessons as lesson")
    .innerJoin("classes as class", "class.id", "lesson.classId")
    .where("lesson.classId", "=", classId)
    .orderBy("lesson.week")
    .select(["lesson.week", "lesson.startsAt", "lesson.endsAt", "lesson.dueAt", "lesson.solutionFrom"])
    .select(["lesson.canceled"])
    .select([
      sql<string>`${mondayAt(sql<Date>`lesson.starts_at`)}::text`.as("monday"),
      sql<boolean>`
        lesson.homework is not null or lesson.solution is not null or exists (select from homework ${ofLesson})
          or exists (select from homework_extensions ${ofLesson})
      `.as("hasHomework"),
      sql<boolean>`
        extract(isodow from ${shown}) = class.weekday and ${shown}::time = class.starts_at
          and lesson.ends_at - lesson.starts_at = make_interval(mins => class.minutes)
      `.as("regular"),
    ])
    .execute();
}
