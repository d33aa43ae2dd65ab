import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";

/** The lessons of one class for everybody, or of all classes in which somebody has a place, in their order. */
export function readLessons(db: Database, which: { classId: string } | { userId: string }) {
  const lessons = db
    .selectFrom("lessons as lesson")
    .innerJoin("classes as class", "class.id", "lesson.classId")
    .innerJoin("programs as program", "program.id", "class.programId")
    // A program may have become shorter since; its earlier classes keep their lessons.
    .leftJoin("programWeeks as plan", (join) =>
      join.onRef("plan.programId", "=", "class.programId").onRef("plan.week", "=", "lesson.week"),
    )
    .leftJoin("users as teacher", "teacher.id", "class.teacherId")
    .where("class.state", "<>", "draft");
  const asked =
    "classId" in which
      ? lessons.where("class.id", "=", which.classId)
      : lessons.where(({ exists, selectFrom }) =>
          exists(
            selectFrom("classPlaces as place")
              .whereRef("place.classId", "=", "class.id")
              .where("place.userId", "=", which.userId)
              .where("place.state", "=", "taken")
              .select("place.id"),
          ),
        );
  return asked
    .orderBy("lesson.startsAt")
    .orderBy("lesson.classId")
    .select(["lesson.classId", "lesson.week", "lesson.startsAt", "lesson.endsAt", "lesson.canceled", "plan.title"])
    .select(["class.attendance", "class.place", "class.meetingUrl", "teacher.name as teacher"])
    .select(({ fn }) => [
      fn.coalesce("class.name", "program.name").as("name"),
      // Whatever is changed of a class or of one of its lessons makes this larger; a lesson that was taken away and comes back is newer, too.
      sql<number>`class.revision * 1000 + lesson.version`.as("sequence"),
      sql<Date>`greatest(class.revised_at, lesson.revised_at)`.as("revisedAt"),
    ])
    .execute();
}

export type CalendarLesson = Awaited<ReturnType<typeof readLessons>>[number];
