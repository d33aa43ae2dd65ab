import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { earn } from "../../../achievements/ledger.ts";
import type { Database } from "../../../database/connect.ts";

type HandIn = { userId: string; classId: string; week: number; late: boolean; handedInAt: Date };

/** Writes into the ledger that something was handed in for a week, once however often it is; being on time earns points. Answers how many. */
export async function creditHandIn(
  transaction: Database,
  { userId, classId, week, late, handedInAt }: HandIn,
): Promise<number> {
  const points = late ? 0 : homeworkLimits.HOMEWORK_ON_TIME_POINTS;
  const isFirst = await earn(transaction, userId, {
    ...{ deed: "homework", source: `${classId}.${week}`, difficulty: null },
    ...{ points, facts: { score: null }, earnedAt: handedInAt },
  });
  return isFirst ? points : 0;
}
