import type { ClassDesk, DeskLesson } from "@dripstone/contract/classes/office/desk";
import { sql } from "kysely";
import { wallTimeOf } from "../../../../calendar/wall-time.ts";
import type { Database } from "../../../../database/connect.ts";
import { ApiError } from "../../../../http/errors.ts";
import { readOfficeClass } from "../classes/read-office-classes.ts";
import { readOfficeSemester } from "../semesters/read-office-semesters.ts";

/** A class with all that its teacher writes. */
export async function readDesk(db: Database, id: string, now: Date): Promise<ClassDesk> {
  const { program, semester, name, ...found } = await readOfficeClass(db, id);
  const names = await db
    .selectFrom("programs")
    .innerJoin("semesters", (join) => join.on("semesters.id", "=", semester))
    .where("programs.id", "=", program)
    .select(["programs.name as program", "semesters.name as semester"])
    .executeTakeFirstOrThrow();
  const { startsOn, endsOn, breaks } = await readOfficeSemester(db, semester);
  const lessons = await lessonsOf(db, id, now).orderBy("lesson.week").execute();
  return {
    ...found,
    name: name ?? names.program,
    semester: names.semester,
    days: { startsOn, endsOn, breaks },
    lessons,
  };
}

/** One lesson of it. */
export async function readDeskLesson(
  db: Database,
  { id, week }: { id: string; week: number },
  now: Date,
): Promise<DeskLesson> {
  const lesson = await lessonsOf(db, id, now).where("lesson.week", "=", week).executeTakeFirst();
  if (!lesson) throw new ApiError("NOT_FOUND");
  return lesson;
}

function lessonsOf(db: Database, classId: string, now: Date) {
  return db
    .selectFrom("lessons as lesson")
    .innerJoin("classes as class", "class.id", "lesson.classId")
    .leftJoin("programWeeks as about", (join) =>
      join.onRef("about.programId", "=", "class.programId").onRef("about.week", "=", "lesson.week"),
    )
    .where("lesson.classId", "=", classId)
    .select(["lesson.week", "lesson.canceled", "lesson.materials", "lesson.homework", "lesson.solution"])
    .select(["lesson.version", "about.title"])
    .select([
      wallTimeOf(sql.ref("lesson.startsAt")).as("startsAt"),
      wallTimeOf(sql.ref("lesson.dueAt")).as("dueAt"),
      wallTimeOf(sql.ref("lesson.solutionFrom")).as("solutionFrom"),
      sql<number>`(extract(epoch from lesson.ends_at - lesson.starts_at) / 60)::integer`.as("minutes"),
      sql<boolean>`lesson.ends_at <= ${now}`.as("past"),
    ]);
}
