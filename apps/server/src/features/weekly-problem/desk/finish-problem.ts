import { problemFaults } from "@dripstone/content";
import { weekAt } from "../../../calendar/week.ts";
import { inTransaction } from "../../../database/transaction.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockProblem } from "./lock-problem.ts";
import { type DeskProblemRow, readProblem } from "./read-problem.ts";
import type { DeskDeps, Writer } from "./writing.ts";

/** Says that a draft may be asked: nothing keeps it from that any more. */
export function finishProblem(
  { db, clock }: DeskDeps,
  { user, audit }: Writer,
  opened: { id: string; version: number },
): Promise<DeskProblemRow> {
  return inTransaction(db, async (transaction) => {
    const { id, version, difficulty, topic, rubric, texts } = await lockProblem(transaction, opened);
    if (problemFaults({ difficulty, topic, rubric, texts }).length > 0) throw new ApiError("PROBLEM_NOT_READY");
    const now = clock();
    await transaction
      .updateTable("weeklyProblems")
      .set({ readyAt: now, version: version + 1, editedAt: now, editedBy: user.id })
      .where("id", "=", id)
      .execute();
    await audit(transaction, { subject: id, details: { title: texts.en.title } });
    return readProblem(transaction, id, await weekAt(transaction, now));
  });
}
