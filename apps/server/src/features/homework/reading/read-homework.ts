import type { HomeworkWhole } from "@dripstone/contract/homework/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { classTitle } from "../../../roster/class-title.ts";
import { remarksOn } from "../grading/remarks/read-remarks.ts";
import { html, htmlOfContent } from "../html.ts";
import { mayRead } from "../policy.ts";
import { inTime, isLate, type WholeHandIn, wholeHandIn } from "./handed-in.ts";
import { presentHomework } from "./present.ts";

/** One hand-in, for who may read it. */
export async function readHomework(
  db: Database,
  { user }: Pick<Caller, "user">,
  { id, language }: { id: string; language: Locale },
): Promise<HomeworkWhole> {
  const row = await wholeHandIn(db)
    .innerJoin("classes as class", "class.id", "homework.classId")
    .innerJoin("programs as program", "program.id", "class.programId")
    .select(classTitle.as("className"))
    .where("homework.id", "=", id)
    .executeTakeFirst();
  if (!row || !(await mayRead(db, user, row))) throw new ApiError("NOT_FOUND");
  const isOwn = row.userId === user.id;
  const { studentName, studentEmail, content, comments, feedback, returnedAt } = row;
  return {
    ...presentHomework(row, { className: row.className[language], isOwn }),
    ...{ studentName, studentEmail, content, comments, isOwn },
    contentHtml: htmlOfContent(row),
    feedbackHtml: feedback !== "" && (returnedAt !== null || !isOwn) ? html(feedback) : null,
    remarks: returnedAt !== null || !isOwn ? await remarksOn(db, id) : [],
    versions: await versionsOf(db, row),
  };
}

async function versionsOf(db: Database, { userId, classId, week }: WholeHandIn): Promise<HomeworkWhole["versions"]> {
  const rows = await inTime(db)
    .where("homework.userId", "=", userId)
    .where("homework.classId", "=", classId)
    .where("homework.week", "=", week)
    .orderBy("homework.version", "desc")
    .select(["homework.id", "homework.version", "homework.handedInAt", isLate.as("late")])
    .execute();
  return rows.map(({ handedInAt, ...version }) => ({ ...version, handedInAt: handedInAt.toISOString() }));
}
