import { weekAt } from "../../../calendar/week.ts";
import { inTransaction } from "../../../database/transaction.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockProblem, weeksOf } from "./lock-problem.ts";
import { type DeskProblemRow, readProblem } from "./read-problem.ts";
import type { DeskDeps, Writer } from "./writing.ts";

/** Makes a problem a draft again that has no week, and had none. */
export function reopenProblem(
  { db, clock }: DeskDeps,
  { user, audit }: Writer,
  opened: { id: string; version: number },
): Promise<DeskProblemRow> {
  return inTransaction(db, async (transaction) => {
    const { id, version, texts } = await lockProblem(transaction, opened);
    if ((await weeksOf(transaction, id)).length > 0) throw new ApiError("PROBLEM_ASKED");
    const now = clock();
    await transaction
      .updateTable("weeklyProblems")
      .set({ readyAt: null, version: version + 1, editedAt: now, editedBy: user.id })
      .where("id", "=", id)
      .execute();
    await audit(transaction, { subject: id, details: { title: texts.en.title } });
    return readProblem(transaction, id, await weekAt(transaction, now));
  });
}
