import type { ParsedRequestOf } from "@dripstone/contract";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import type { ClosedWeek, HomeworkReceipt } from "@dripstone/contract/homework/payloads";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Once } from "../../../idempotency/once.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { settleCredit } from "../grading/settle-credit.ts";
import { homeworkMails } from "../mailing/kinds.ts";
import { handedIn, type WholeHandIn, wholeHandIn } from "../reading/handed-in.ts";
import { receiptOf } from "../reading/present.ts";
import { closedWeek } from "./closed-week.ts";
import { findWeek } from "./find-week.ts";
import { holdFiles } from "./hold-files.ts";

type Work = ParsedRequestOf<"POST /homework">["body"];

/**
 * Hands in homework for a week. Whoever does so again adds a version; but the very same once more is no new one, as somebody who has not seen
 * the receipt sends it again.
 */
export function handIn(
  deps: Pick<Deps, "clock" | "mail">,
  { user, once }: Pick<Caller, "user"> & { once: Once },
  work: Work,
): Promise<HomeworkReceipt> {
  // The instant of arrival: nobody is late for having to wait, be it for another call of theirs or for their teacher's.
  const now = deps.clock();
  return once(async (transaction) => {
    const { email, preferredLanguage: locale } = await lockUser(transaction, user.id);
    const place = { userId: user.id, classId: work.class, week: work.week };
    const { dueAt, ...lesson } = await findWeek(transaction, place);
    await holdFiles(transaction, { userId: user.id, files: work.files });
    const before = await newest(transaction, place);
    if (before && isSame(before, work)) return receiptOf(before);
    // What was begun may be gone on with.
    if (!before) refuseClosed(closedWeek(lesson, now));
    const version = (before?.version ?? 0) + 1;
    if (version > homeworkLimits.HOMEWORK_VERSIONS_MAX) throw new ApiError("HOMEWORK_VERSIONS_FULL");
    const id = await write(transaction, { ...place, version, dueAt, handedInAt: now, pointsEarned: 0 }, work);
    await settleCredit(transaction, place, now);
    await deps.mail.enqueue(transaction, {
      ...{ to: email, locale, kind: homeworkMails["homework-receipt"] },
      params: { userId: user.id, homeworkId: id },
    });
    return receiptOf(await handedIn(transaction).where("homework.id", "=", id).executeTakeFirstOrThrow());
  });
}

type Place = { userId: string; classId: string; week: number };

function newest(transaction: Database, { userId, classId, week }: Place): Promise<WholeHandIn | undefined> {
  return wholeHandIn(transaction)
    .where("homework.userId", "=", userId)
    .where("homework.classId", "=", classId)
    .where("homework.week", "=", week)
    .orderBy("homework.version", "desc")
    .limit(1)
    .executeTakeFirst();
}

function refuseClosed(closed: ClosedWeek | null): void {
  if (closed === null) return;
  const code = closed === "canceled" ? "WEEK_CANCELED" : "WEEK_NOT_YET";
  throw new ApiError("INVALID_INPUT", { fields: { week: { code } } });
}

function isSame(before: WholeHandIn, work: Work): boolean {
  const named = (files: Work["files"]) => files.map(({ id, name }) => `${id} ${name}`).join("\n");
  const texts = ["studentName", "studentEmail", "contentType", "content", "comments"] as const;
  return texts.every((name) => before[name] === work[name]) && named(before.files) === named(work.files);
}

type Written = Place & { version: number; dueAt: Date; handedInAt: Date; pointsEarned: number };

async function write(transaction: Database, row: Written, work: Work): Promise<string> {
  const { studentName, studentEmail, contentType, content, comments, files } = work;
  const { id } = await transaction
    .insertInto("homework")
    .values({ ...row, studentName, studentEmail, contentType, content, comments })
    .returning("id")
    .executeTakeFirstOrThrow();
  const kept = files.map((file, index) => ({
    homeworkId: id,
    position: index + 1,
    fileId: file.id,
    name: file.name,
  }));
  if (kept.length > 0) await transaction.insertInto("homeworkFiles").values(kept).execute();
  return id;
}
