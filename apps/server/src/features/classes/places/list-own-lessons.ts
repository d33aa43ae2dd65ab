import type { OwnLesson } from "@dripstone/contract/classes/places";
import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { htmlOfWords } from "../html-of-words.ts";

type Asked = { userId: string; classId: string; language: Locale; now: Date };

/** The lessons of a class for somebody who has a place in it; to everybody else there are none. */
export async function listOwnLessons(db: Database, { userId, classId, language, now }: Asked): Promise<OwnLesson[]> {
  const place = await db
    .selectFrom("classPlaces")
    .where("classId", "=", classId)
    .where("userId", "=", userId)
    .where("state", "=", "taken")
    .select("id")
    .executeTakeFirst();
  if (!place) throw new ApiError("NOT_FOUND");
  const rows = await db
    .selectFrom("lessons as lesson")
    .innerJoin("classes as class", "class.id", "lesson.classId")
    // A program may have become shorter since; its earlier classes keep their lessons.
    .leftJoin("programWeeks as plan", (join) =>
      join.onRef("plan.programId", "=", "class.programId").onRef("plan.week", "=", "lesson.week"),
    )
    .leftJoin("homeworkExtensions as extension", (join) =>
      join
        .onRef("extension.classId", "=", "lesson.classId")
        .onRef("extension.week", "=", "lesson.week")
        .on("extension.userId", "=", userId),
    )
    .where("lesson.classId", "=", classId)
    .orderBy("lesson.week")
    .selectAll("lesson")
    .select(["plan.title", "extension.dueAt as extendedTo"])
    .execute();
  const html = (words: Record<Locale, string> | null) => words && htmlOfWords(words[language]);
  return rows.map((row) => ({
    ...{ week: row.week, title: row.title?.[language] ?? null, canceled: row.canceled },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    materialsHtml: html(row.materials),
    homeworkHtml: html(row.homework),
    // Whoever has more time than the others sees it later, too.
    solutionHtml: row.solutionFrom <= now && (row.extendedTo ?? now) <= now ? html(row.solution) : null,
  }));
}
