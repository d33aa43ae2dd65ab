import type { Database } from "../../../database/connect.ts";

/** A file of a hand-in, with whose it is and for which class; undefined where there is none. */
export const findPart = (db: Database, { homework, file }: { homework: string; file: string }) =>
  db
    .selectFrom("homeworkFiles as part")
    .innerJoin("homework", "homework.id", "part.homeworkId")
    .innerJoin("storedFiles as stored", "stored.id", "part.fileId")
    .where("part.homeworkId", "=", homework)
    .where("part.fileId", "=", file)
    .select(["homework.userId", "homework.classId", "part.name", "stored.type"])
    .executeTakeFirst();
