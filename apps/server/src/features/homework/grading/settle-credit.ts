import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { correct, earn, takeBack } from "../../../achievements/ledger.ts";
import type { Database } from "../../../database/connect.ts";
import { inTime } from "../reading/handed-in.ts";
import { counts, onTimePoints } from "./credit.ts";

type Week = { userId: string; classId: string; week: number };

/**
 * Brings the ledger to what a week's homework of somebody who is locked is worth as it stands now, however often and in whatever order that
 * changes: points for being on time with the first hand-in, and for the grade of the newest one that is returned.
 */
export async function settleCredit(transaction: Database, { userId, classId, week }: Week, now: Date): Promise<void> {
  const versions = await inTime(transaction)
    .where("homework.userId", "=", userId)
    .where("homework.classId", "=", classId)
    .where("homework.week", "=", week)
    .orderBy("homework.version")
    .select(["homework.id", "homework.returnedAt", "homework.points", "homework.pointsMax", "homework.handedInAt"])
    .select(["lesson.startsAt", counts(now).as("counts"), onTimePoints(now).as("onTime")])
    .execute();
  const [first] = versions;
  if (!first) return;
  const { onTime, handedInAt, startsAt } = first;
  await transaction.updateTable("homework").set({ pointsEarned: onTime }).where("id", "=", first.id).execute();
  const deed = { deed: "homework", source: `${classId}.${week}` } as const;
  if (!first.counts) return takeBack(transaction, userId, deed);
  const share = shareOf(versions.findLast(({ returnedAt, points }) => returnedAt !== null && points !== null));
  const worth = {
    ...deed,
    points: onTime + Math.round((share ?? 0) * homeworkLimits.HOMEWORK_GRADE_POINTS),
    facts: { score: share === null ? null : Math.round(share * 100) },
  };
  const earnedAt = handedInAt > startsAt || startsAt > now ? handedInAt : startsAt;
  const isNew = await earn(transaction, userId, { ...worth, difficulty: null, earnedAt });
  if (!isNew) await correct(transaction, userId, worth);
}

/** How much of all points a grade gives; null where there is none. */
function shareOf(graded: { points: number | null; pointsMax: number | null } | undefined): number | null {
  if (!graded || graded.points === null || graded.pointsMax === null) return null;
  return graded.points / graded.pointsMax;
}
