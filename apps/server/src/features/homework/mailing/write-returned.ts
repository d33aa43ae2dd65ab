import { paths } from "@dripstone/contract/paths";
import type { Deps } from "../../../deps.ts";
import { readerOfLetter } from "../../../notices/letters.ts";
import { homeworkReturned } from "../grading/notices.ts";
import { nameOfClass } from "../grading/tell-student.ts";
import { handedIn } from "../reading/handed-in.ts";
import type { HomeworkMails } from "./kinds.ts";

type Returned = HomeworkMails["homework-returned"];

/** Null when it was taken back meanwhile, or nobody is to be written to there any more. */
export async function writeReturned(
  deps: Pick<Deps, "db" | "clock">,
  { userId, subject }: Returned["params"],
  to: string,
): Promise<Returned["values"] | null> {
  const row = await handedIn(deps.db)
    .where("homework.id", "=", subject)
    .where("homework.userId", "=", userId)
    .where("homework.returnedAt", "is not", null)
    .executeTakeFirst();
  const reader = row ? await readerOfLetter(deps, homeworkReturned, { userId, to }) : null;
  if (!row || !reader) return null;
  const { language, ...words } = reader;
  const { points, pointsMax } = row;
  return {
    ...words,
    ...{ student: row.studentName, class: (await nameOfClass(deps.db, row.classId))[language], week: String(row.week) },
    whose: row.studentName === words.name ? "own" : "other",
    grade: points === null ? "none" : "some",
    ...{ points: String(points ?? 0), of: String(pointsMax ?? 0), link: paths.homeworkOf(subject) },
  };
}
