import type { ExtensionPayload } from "@dripstone/contract/homework/grading/payloads";
import { type Locale, languageTags, locales } from "@dripstone/contract/locale";
import { site } from "../../../../../../../site.config.ts";
import type { Audit } from "../../../../audit/audit.ts";
import { instantOf } from "../../../../calendar/wall-time.ts";
import type { Database } from "../../../../database/connect.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { Caller } from "../../../../http/caller.ts";
import { ApiError } from "../../../../http/errors.ts";
import { tell, untell } from "../../../../notices/tell.ts";
import { findUserLocked } from "../../../../people/lock-user.ts";
import { isIn } from "../../../../roster/is-in.ts";
import { teaches } from "../../../../roster/teaches.ts";
import { homeworkExtended, homeworkExtensionEnded } from "../notices.ts";
import { settleCredit } from "../settle-credit.ts";
import { nameOfClass } from "../tell-student.ts";

type Teacher = Pick<Caller, "user"> & { audit: Audit };
type Which = { id: string; week: number; user: string };

/** Gives somebody in a class more time for a week's homework; what came meanwhile is late no more, and earns what it would have earned. */
export function extend(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { user: teacher, audit }: Teacher,
  { id: classId, week, user: userId, dueAt, reason }: ExtensionPayload & Which,
): Promise<{ dueAt: string }> {
  return inTransaction(db, async (transaction) => {
    await lockStudent(transaction, teacher, { classId, userId });
    if (!(await isIn(transaction, userId, classId))) throw new ApiError("NOT_FOUND");
    const lesson = await transaction
      .selectFrom("lessons")
      .where("classId", "=", classId)
      .where("week", "=", week)
      .select(["dueAt", instantOf(dueAt).as("extendedTo")])
      .executeTakeFirst();
    if (!lesson) throw new ApiError("NOT_FOUND");
    const { extendedTo } = lesson;
    if (extendedTo <= lesson.dueAt) {
      throw new ApiError("INVALID_INPUT", { fields: { dueAt: { code: "NO_MORE_TIME" } } });
    }
    const values = { dueAt: extendedTo, reason, givenBy: teacher.id, givenAt: clock() };
    await transaction
      .insertInto("homeworkExtensions")
      .values({ classId, week, userId, ...values })
      .onConflict((conflict) => conflict.columns(["classId", "week", "userId"]).doUpdateSet(values))
      .execute();
    await settleCredit(transaction, { userId, classId, week }, clock());
    const told = { userId, subject: `${classId}.${week}` };
    await untell(transaction, homeworkExtensionEnded, told);
    await tell({ db: transaction, clock, mail }, homeworkExtended, {
      ...told,
      about: { class: await nameOfClass(transaction, classId), week: String(week), date: momentOf(extendedTo) },
    });
    // Why is the student's own, and goes with their account.
    await audit(transaction, { subject: classId, details: { week, student: userId, dueAt } });
    return { dueAt: extendedTo.toISOString() };
  });
}

/** Takes it back, and tells the student what counts now. What was handed in since has the time that it was promised. */
export function endExtension(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { user: teacher, audit }: Teacher,
  { id: classId, week, user: userId }: Which,
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    await lockStudent(transaction, teacher, { classId, userId });
    const { numDeletedRows } = await transaction
      .deleteFrom("homeworkExtensions")
      .where("classId", "=", classId)
      .where("week", "=", week)
      .where("userId", "=", userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError("NOT_FOUND");
    await settleCredit(transaction, { userId, classId, week }, clock());
    const { dueAt } = await transaction
      .selectFrom("lessons")
      .where("classId", "=", classId)
      .where("week", "=", week)
      .select("dueAt")
      .executeTakeFirstOrThrow();
    const told = { userId, subject: `${classId}.${week}` };
    await untell(transaction, homeworkExtended, told);
    await tell({ db: transaction, clock, mail }, homeworkExtensionEnded, {
      ...told,
      about: { class: await nameOfClass(transaction, classId), week: String(week), date: momentOf(dueAt) },
    });
    await audit(transaction, { subject: classId, details: { week, student: userId } });
    return {};
  });
}

async function lockStudent(
  transaction: Database,
  teacher: Caller["user"],
  { classId, userId }: { classId: string; userId: string },
): Promise<void> {
  if (!(await teaches(transaction, teacher, classId))) throw new ApiError("NOT_FOUND");
  if (teacher.id === userId) throw new ApiError("NOT_ALLOWED");
  if (!(await findUserLocked(transaction, { id: userId }))) throw new ApiError("NOT_FOUND");
}

const momentOf = (instant: Date): Record<Locale, string> =>
  Object.fromEntries(
    locales.map((language) => [
      language,
      new Intl.DateTimeFormat(languageTags[language], {
        ...{ dateStyle: "long", timeStyle: "short", timeZone: site.timeZone },
      }).format(instant),
    ]),
  ) as Record<Locale, string>;
