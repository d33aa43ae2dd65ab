import { inTransaction } from "../../../database/transaction.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockProblem, weeksOf } from "./lock-problem.ts";
import type { DeskDeps, Writer } from "./writing.ts";

/** Deletes a problem that has no week, and had none. */
export function removeProblem(
  { db }: DeskDeps,
  { audit }: Writer,
  opened: { id: string; version: number },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { id, texts } = await lockProblem(transaction, opened);
    if ((await weeksOf(transaction, id)).length > 0) throw new ApiError("PROBLEM_ASKED");
    await transaction.deleteFrom("weeklyProblems").where("id", "=", id).execute();
    await audit(transaction, { subject: id, details: { title: texts.en.title } });
  });
}
