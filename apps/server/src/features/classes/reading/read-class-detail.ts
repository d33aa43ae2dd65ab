import type { ClassDetail } from "@dripstone/contract/classes/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { htmlOfWords } from "../html-of-words.ts";
import { readContestFrom } from "./read-contests.ts";
import { readShownClass } from "./read-open-classes.ts";
import { readPrograms } from "./read-programs.ts";
import { readSemesters } from "./read-semesters.ts";
import { todayAt } from "./today-at.ts";

/** One class as everybody is shown it, and when that changes by itself: after its semester's last day it takes nobody. */
export async function readClassDetail(
  db: Database,
  language: Locale,
  { id, now }: { id: string; now: Date },
): Promise<{ detail: ClassDetail; changesAt: Date }> {
  const { today, changesAt } = await todayAt(db, now);
  const found = await readShownClass(db, language, { today, id });
  if (!found) throw new ApiError("NOT_FOUND");
  const [[program], [semester], { payment }] = await Promise.all([
    readPrograms(db, language, found.program),
    readSemesters(db, language, { id: found.semester }),
    db.selectFrom("semesters").where("id", "=", found.semester).select("payment").executeTakeFirstOrThrow(),
  ]);
  // Gone since the class was read.
  if (!program || !semester) throw new ApiError("NOT_FOUND");
  const paymentHtml = payment && found.priceCents > 0 ? htmlOfWords(payment[language]) : null;
  const contest =
    program.contest && (await readContestFrom(db, language, { slug: program.contest, day: semester.startsOn }));
  return { detail: { class: found, program, semester, paymentHtml, contest }, changesAt };
}
