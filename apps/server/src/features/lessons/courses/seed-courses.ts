import { type CourseSource, readCourses } from "@dripstone/content";
import { sql } from "kysely";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import type { Seeding } from "../../../feature.ts";
import { areFound, indexLessons } from "./index-lessons.ts";

const contentFolder = new URL("../../../../../../content/", import.meta.url);

/** Takes the courses over from the content; what did not change there changes nothing here. */
export async function seedCourses({ db }: Seeding): Promise<void> {
  await keepCourses(db, await readCourses(contentFolder));
}

/** Makes these the courses that there are, in this order. */
export async function keepCourses(db: Database, courses: CourseSource[]): Promise<void> {
  const kept = courses.map((source, position) => {
    const { course, lessons } = source;
    return { course, position, lessons: lessons.length, source };
  });
  const now = sql`
    jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as now (course text, position integer, lessons integer, source jsonb)
  `;
  const { numAffectedRows: gone = 0n } = await sql`
    delete from lesson_courses as course where not exists (select from ${now} where now.course = course.course)
  `.execute(db);
  const { numAffectedRows: changed = 0n } = await sql`
    insert into lesson_courses as course (course, position, lessons, source)
    select course, position, lessons, source from ${now}
    on conflict (course) do update
      set position = excluded.position, lessons = excluded.lessons, source = excluded.source
      where (course.position, course.source) <> (excluded.position, excluded.source)
  `.execute(db);
  if (gone + changed > 0n || !(await areFound(db, courses))) await indexLessons(db, courses);
  if (gone + changed > 0n) await announce(db, "lessons");
}
