import { earn, takeBack } from "../../../achievements/ledger.ts";
import type { Audit } from "../../../audit/audit.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { tell, untell } from "../../../notices/tell.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { type ExplainedRow, explanationOf } from "./explained.ts";
import { explanationAnswered, explanationExcellent } from "./notices.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail">;

type Review = { excellent: boolean; comment: string; version: number };

/** For what the ledger knows an explanation that a teacher calls excellent; the source is its week's Monday. */
const EXPLANATION_EXCELLENT = "explanation-excellent";

/** Writes what a teacher thinks of an explanation, over the version that was seen; the student is told, and earns what is excellent. */
export function reviewExplanation(
  { db, clock, mail }: Parts,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { id, ...review }: Review & { id: string },
): Promise<ExplainedRow> {
  return inTransaction(db, async (transaction) => {
    const found = await explanationOf(transaction, id);
    if (!found) throw new ApiError("NOT_FOUND");
    await findUserLocked(transaction, { id: found.userId });
    // As it stands under the lock: another teacher may just have been here.
    const before = await explanationOf(transaction, id);
    if (!before) throw new ApiError("NOT_FOUND");
    if ((before.version ?? 0) !== review.version) throw new ApiError("EDITED_MEANWHILE");

    await keepReview(transaction, id, { ...review, reviewerId: user.id, at: clock() });
    await keepDeed(transaction, before, clock());
    if (before.excellent !== review.excellent || before.comment !== review.comment) {
      await tellStudent({ db: transaction, clock, mail }, before, review);
    }
    const { excellent, comment } = review;
    await audit(transaction, { subject: id, details: { week: before.week, excellent, commented: comment !== "" } });
    const after = await explanationOf(transaction, id);
    if (!after) throw new Error("an explanation that is locked is gone");
    return after;
  });
}

type Kept = Review & { reviewerId: string; at: Date };

async function keepReview(transaction: Database, attemptId: string, kept: Kept): Promise<void> {
  const { excellent, comment, reviewerId, at: reviewedAt } = kept;
  const values = { excellent, comment, reviewerId, reviewedAt, version: kept.version + 1 };
  await transaction
    .insertInto("weeklyExplanationReviews")
    .values({ attemptId, ...values })
    .onConflict((conflict) => conflict.column("attemptId").doUpdateSet(values))
    .execute();
}

/** One deed a week, for as long as one of the week's explanations is called excellent. */
async function keepDeed(transaction: Database, { userId, week }: ExplainedRow, now: Date): Promise<void> {
  const excellent = await transaction
    .selectFrom("weeklyExplanationReviews as review")
    .innerJoin("weeklyAttempts as attempt", "attempt.id", "review.attemptId")
    .where("attempt.userId", "=", userId)
    .where("attempt.week", "=", week)
    .where("review.excellent", "=", true)
    .select("attempt.id")
    .limit(1)
    .executeTakeFirst();
  const deed = { deed: EXPLANATION_EXCELLENT, source: week } as const;
  if (!excellent) return takeBack(transaction, userId, deed);
  await earn(transaction, userId, { ...deed, difficulty: null, points: 0, facts: {}, earnedAt: now });
}

/** One notice of an explanation: the better one. Of what was read and not answered there is none. */
async function tellStudent(deps: Parts, { id, userId, week, texts }: ExplainedRow, review: Review): Promise<void> {
  const told = { userId, subject: id };
  const about = { week, title: { en: texts.en.title, ch: texts.ch.title } };
  const kind = review.excellent ? explanationExcellent : review.comment === "" ? null : explanationAnswered;
  for (const other of [explanationExcellent, explanationAnswered]) {
    if (other !== kind) await untell(deps.db, other, told);
  }
  if (kind) await tell(deps, kind, { ...told, about });
}
