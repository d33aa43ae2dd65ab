import type { HandedInFile } from "@dripstone/contract/homework/payloads";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";

/**
 * Hand-ins with their files. One is late only if it was so by all that was ever said to its owner: by the time that stood there then, by the
 * one that stands there now, and by what a teacher has granted to them.
 */
export function handedIn(db: Database) {
  return db
    .selectFrom("homework")
    .innerJoin("lessons as lesson", (join) =>
      join.onRef("lesson.classId", "=", "homework.classId").onRef("lesson.week", "=", "homework.week"),
    )
    .leftJoin("homeworkExtensions as extension", (join) =>
      join
        .onRef("extension.classId", "=", "homework.classId")
        .onRef("extension.week", "=", "homework.week")
        .onRef("extension.userId", "=", "homework.userId"),
    )
    .select(["homework.id", "homework.number", "homework.userId", "homework.classId", "homework.week"])
    .select(["homework.version", "homework.studentName", "homework.studentEmail", "homework.contentType"])
    .select(["homework.content", "homework.comments", "homework.handedInAt", "homework.pointsEarned"])
    .select(["homework.points", "homework.pointsMax", "homework.feedback", "homework.gradedAt"])
    .select(["homework.returnedAt", "homework.seenAt", "homework.graderId", "homework.gradingVersion"])
    .select([dueAt.as("dueAt"), isLate.as("late"), files.as("files")]);
}

/** Nothing was handed in for the same week after it. */
export const isNewest = sql<boolean>`not exists (
  select from homework as later
  where later.user_id = homework.user_id and later.class_id = homework.class_id and later.week = homework.week
    and later.version > homework.version
)`;

const dueAt = sql<Date>`greatest(homework.due_at, lesson.due_at, extension.due_at)`;

const files = sql<HandedInFile[]>`coalesce((
  select json_agg(
    json_build_object('id', file.id, 'name', part.name, 'type', file.type, 'bytes', file.bytes) order by part.position
  )
  from homework_files part
  join stored_files file on file.id = part.file_id
  where part.homework_id = homework.id
), '[]')`;

export const isLate = sql<boolean>`homework.handed_in_at > ${dueAt}`;

export type HandedIn = Awaited<ReturnType<ReturnType<typeof handedIn>["executeTakeFirstOrThrow"]>>;
