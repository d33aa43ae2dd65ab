import { announce } from "../../../changes/announce.ts";
import { inTransaction } from "../../../database/transaction.ts";
import { ApiError } from "../../../http/errors.ts";
import { thisWeek } from "../round.ts";
import { indexClosedNow } from "../sources/index-closed.ts";
import { type PlannedRow, readPlan } from "./read-plan.ts";
import type { DeskDeps, Writer } from "./writing.ts";

/**
 * Closes the open week before it is over: its answer, solution and statistics are published with that, and no problem is open until the next
 * one is. Answers that are being judged are kept first, as each holds its round (`hold-round.ts`).
 */
export function closeWeek(
  { db, clock }: DeskDeps,
  { audit }: Writer,
  { week }: { week: string },
): Promise<PlannedRow[]> {
  return inTransaction(db, async (transaction) => {
    await transaction.selectFrom("weeklyRounds").where("week", "=", week).select("week").forUpdate().execute();
    const now = clock();
    const open = await thisWeek(transaction, now);
    if (open.week !== week || !open.problem) throw new ApiError("WEEK_NOT_OPEN");
    await transaction.updateTable("weeklyRounds").set({ closedAt: now }).where("week", "=", week).execute();
    await audit(transaction, { subject: week, details: { title: open.problem.texts.en.title } });
    await indexClosedNow(transaction, now);
    await announce(transaction, "weekly-problem");
    return readPlan(transaction, now);
  });
}
