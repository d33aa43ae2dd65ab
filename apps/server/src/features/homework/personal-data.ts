import { StoredBytes } from "../../files/stored-bytes.ts";
import type { PersonalData } from "../../personal-data.ts";
import { homeworkFile, PART } from "./files/purpose.ts";

export const homeworkData: PersonalData = {
  tables: ["homework", "homeworkExtensions", "homeworkRemarks", "homeworkPhrases"],
  async collect({ db, files }, userId) {
    const handedIn = await db
      .selectFrom("homework")
      .where("userId", "=", userId)
      .select(["id", "number", "classId", "week", "version", "studentName", "studentEmail", "contentType", "content"])
      .select(["comments", "handedInAt", "dueAt", "pointsEarned", "returnedAt", "seenAt"])
      // What a teacher is still writing is not yet said.
      .select(({ eb }) =>
        (["points", "pointsMax", "feedback"] as const).map((name) =>
          eb.case().when("returnedAt", "is not", null).then(eb.ref(name)).end().as(name),
        ),
      )
      .orderBy("handedInAt")
      .execute();
    const kept = await db
      .selectFrom("storedFiles as stored")
      .leftJoin("homeworkFiles as part", "part.fileId", "stored.id")
      .where("stored.ownerId", "=", userId)
      .where("stored.purpose", "=", homeworkFile.name)
      .distinctOn("stored.id")
      .select(["stored.id", "stored.place", "part.name", "part.homeworkId"])
      .orderBy("stored.id")
      .execute();
    const extensions = db
      .selectFrom("homeworkExtensions")
      .where("userId", "=", userId)
      .select(["classId", "week", "dueAt", "reason", "givenAt"])
      .orderBy("givenAt");
    const graded = db
      .selectFrom("homework")
      .where("graderId", "=", userId)
      .select(["number", "classId", "week", "points", "pointsMax", "feedback", "gradedAt", "returnedAt"])
      .orderBy("gradedAt");
    const granted = db
      .selectFrom("homeworkExtensions")
      .where("givenBy", "=", userId)
      .select(["classId", "week", "dueAt", "reason", "givenAt"])
      .orderBy("givenAt");
    const remarks = db
      .selectFrom("homeworkRemarks as remark")
      .innerJoin("homework", "homework.id", "remark.homeworkId")
      .select(["homework.number", "remark.fileId", "remark.page", "remark.text", "remark.writtenAt"])
      .orderBy("remark.writtenAt");
    const phrases = db.selectFrom("homeworkPhrases").where("teacherId", "=", userId).select(["text", "keptAt"]);
    const collected: Record<string, unknown> = {
      "homework/handed-in.json": handedIn,
      "homework/files.json": kept.map(({ place: _, ...file }) => file),
      "homework/extensions.json": await extensions.execute(),
      "homework/graded.json": await graded.execute(),
      "homework/remarks.json": await remarks
        .where("homework.userId", "=", userId)
        .where("homework.returnedAt", "is not", null)
        .execute(),
      "homework/remarks-written.json": await remarks.where("remark.authorId", "=", userId).execute(),
      "homework/phrases.json": await phrases.orderBy("keptAt").execute(),
      "homework/extensions-given.json": await granted.execute(),
    };
    for (const { id, place, name } of kept) {
      collected[`homework/files/${id}-${name ?? "file"}`] = new StoredBytes(files, `${place}/${PART}`);
    }
    return collected;
  },
};
