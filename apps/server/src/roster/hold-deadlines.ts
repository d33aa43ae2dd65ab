import { sql } from "kysely";
import type { Database } from "../database/connect.ts";

/**
 * Notes with what was handed in until when it is on time as that stands now. Whoever moves deadlines of a class calls it before: what was said
 * once makes nobody late afterwards, however often it is moved.
 */
export async function holdDeadlines(transaction: Database, classId: string): Promise<void> {
  await sql`
    update homework set due_at = lesson.due_at
    from lessons as lesson
    where lesson.class_id = homework.class_id and lesson.week = homework.week
      and homework.class_id = ${classId} and homework.due_at < lesson.due_at
  `.execute(transaction);
}
