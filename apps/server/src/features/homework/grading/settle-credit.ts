import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { correct } from "../../../achievements/ledger.ts";
import type { Database } from "../../../database/connect.ts";
import { handedIn } from "../reading/handed-in.ts";

const { HOMEWORK_ON_TIME_POINTS, HOMEWORK_GRADE_POINTS } = homeworkLimits;

type Week = { userId: string; classId: string; week: number };

/**
 * Brings the ledger to what a week's homework is worth as it stands now, however often and in whatever order that changes: points for being on
 * time with the first hand-in, and for the grade of the newest one that is returned.
 */
export async function settleCredit(transaction: Database, { userId, classId, week }: Week): Promise<void> {
  const versions = await handedIn(transaction)
    .where("homework.userId", "=", userId)
    .where("homework.classId", "=", classId)
    .where("homework.week", "=", week)
    .orderBy("homework.version")
    .execute();
  const [first] = versions;
  if (!first) return;
  const onTime = first.late ? 0 : HOMEWORK_ON_TIME_POINTS;
  await transaction.updateTable("homework").set({ pointsEarned: onTime }).where("id", "=", first.id).execute();
  const share = shareOf(versions.findLast(({ returnedAt, points }) => returnedAt !== null && points !== null));
  await correct(transaction, userId, {
    ...{ deed: "homework", source: `${classId}.${week}` },
    points: onTime + Math.round((share ?? 0) * HOMEWORK_GRADE_POINTS),
    facts: { score: share === null ? null : Math.round(share * 100) },
  });
}

/** How much of all points a grade gives; null where there is none. */
function shareOf(graded: { points: number | null; pointsMax: number | null } | undefined): number | null {
  if (!graded || graded.points === null || graded.pointsMax === null) return null;
  return graded.points / graded.pointsMax;
}
