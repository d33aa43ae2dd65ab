import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { classTitle } from "./class-title.ts";

type ByLanguage = Record<Locale, string>;

/** A class in which somebody is, with its lessons; the classes of the latest semester first. */
export type ClassOfMine = {
  id: string;
  name: ByLanguage;
  semester: ByLanguage;
  studentName: string;
  weeks: WeekOfMine[];
};

type WeekOfMine = LessonOfMine & {
  week: number;
  /** Null where a program has become shorter since. */
  title: ByLanguage | null;
  dueAt: Date;
};

/** What a week's lesson says about its homework. */
export type LessonOfMine = { startsAt: Date; canceled: boolean; homeworkSet: boolean };

/** The classes in which somebody has a place. */
export async function classesOf(db: Database, userId: string): Promise<ClassOfMine[]> {
  const rows = await db
    .selectFrom("classPlaces as place")
    .innerJoin("classes as class", "class.id", "place.classId")
    .innerJoin("programs as program", "program.id", "class.programId")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .where("place.userId", "=", userId)
    .where("place.state", "=", "taken")
    .where("class.state", "<>", "draft")
    .orderBy("semester.startsOn", "desc")
    .orderBy("place.number")
    .select(["class.id", "place.studentName", "semester.name as semester"])
    .select([
      classTitle.as("name"),
      sql<StoredWeek[]>`coalesce((
        select json_agg(json_build_object(
          'week', lesson.week, 'title', week.title, 'startsAt', lesson.starts_at, 'dueAt', lesson.due_at,
          'canceled', lesson.canceled, 'homeworkSet', lesson.homework is not null
        ) order by lesson.week)
        from lessons lesson
        left join program_weeks week on week.program_id = class.program_id and week.week = lesson.week
        where lesson.class_id = class.id
      ), '[]')`.as("weeks"),
    ])
    .execute();
  return rows.map(({ weeks, ...row }) => ({
    ...row,
    weeks: weeks.map(({ startsAt, dueAt, ...week }) => ({
      ...week,
      startsAt: new Date(startsAt),
      dueAt: new Date(dueAt),
    })),
  }));
}

/** JSON writes an instant in a form of its own. */
type StoredWeek = Omit<WeekOfMine, "startsAt" | "dueAt"> & { startsAt: string; dueAt: string };
