import type { HandedInFile } from "@dripstone/contract/homework/payloads";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";

/** Hand-ins with their files and without what is written in them, of which there may be much. */
export const handedIn = (db: Database) =>
  standing(db).select([sql<number>`char_length(homework.content)`.as("characters"), files.as("files")]);

/** How hand-ins stand: for whoever looks at hundreds, without asking for the files of each. */
export function standing(db: Database) {
  return inTime(db)
    .select(["homework.id", "homework.number", "homework.userId", "homework.classId", "homework.week"])
    .select(["homework.version", "homework.studentName", "homework.contentType", "homework.handedInAt"])
    .select(["homework.pointsEarned", "homework.points", "homework.pointsMax", "homework.gradedAt"])
    .select(["homework.returnedAt", "homework.seenAt", "homework.graderId", "homework.gradingVersion"])
    .select(["lesson.startsAt", "lesson.canceled"])
    .select([dueAt.as("dueAt"), isLate.as("late")]);
}

/** The same with all that stands in them. */
export const wholeHandIn = (db: Database) =>
  handedIn(db).select(["homework.studentEmail", "homework.content", "homework.comments", "homework.feedback"]);

/**
 * Hand-ins with what tells whether they are on time. One is late only if it was so by all that was ever said to its owner: by the time that stood
 * there then or later, by the one that stands there now, and by what a teacher has granted to them.
 */
export function inTime(db: Database) {
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
    );
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

/** The same in a query that looks at hand-ins alone. */
export const isLateByItself = sql<boolean>`homework.handed_in_at > greatest(
  homework.due_at,
  (select due_at from lessons where lessons.class_id = homework.class_id and lessons.week = homework.week),
  (
    select due_at from homework_extensions as extension
    where extension.class_id = homework.class_id and extension.week = homework.week
      and extension.user_id = homework.user_id
  )
)`;

export type Standing = Awaited<ReturnType<ReturnType<typeof standing>["executeTakeFirstOrThrow"]>>;

export type HandedIn = Awaited<ReturnType<ReturnType<typeof handedIn>["executeTakeFirstOrThrow"]>>;

export type WholeHandIn = Awaited<ReturnType<ReturnType<typeof wholeHandIn>["executeTakeFirstOrThrow"]>>;
