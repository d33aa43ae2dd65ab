import { inTransaction } from "../../../database/transaction.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockPlan } from "../lock-plan.ts";
import { type PlannedRow, readPlan } from "./read-plan.ts";
import { requireWeekToCome } from "./week-to-come.ts";
import type { DeskDeps, Writer } from "./writing.ts";

/** Takes a week to come the problem that was planned for it. */
export function unplanWeek(
  { db, clock }: DeskDeps,
  { audit }: Writer,
  { week }: { week: string },
): Promise<PlannedRow[]> {
  return inTransaction(db, async (transaction) => {
    await lockPlan(transaction);
    const now = clock();
    await requireWeekToCome(transaction, week, now);
    const planned = await transaction
      .deleteFrom("weeklyRounds")
      .where("week", "=", week)
      .returning("problemId")
      .executeTakeFirst();
    if (!planned) throw new ApiError("NOT_FOUND");
    await audit(transaction, { subject: week, details: { problem: planned.problemId } });
    return readPlan(transaction, now);
  });
}
