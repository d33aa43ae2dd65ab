import { isDeepStrictEqual } from "node:util";
import { problemFaults } from "@dripstone/content";
import { weekAt } from "../../../calendar/week.ts";
import { announce } from "../../../changes/announce.ts";
import { inTransaction } from "../../../database/transaction.ts";
import { ApiError } from "../../../http/errors.ts";
import { forgetTexts, indexClosedNow } from "../sources/index-closed.ts";
import { columnsOf } from "./columns.ts";
import { lockProblem } from "./lock-problem.ts";
import { mayEditRubric } from "./policy.ts";
import { type DeskProblemRow, readProblem } from "./read-problem.ts";
import type { DeskDeps, Draft, Writer } from "./writing.ts";

/**
 * Keeps a problem as it is written now. A draft may lack anything; what may be asked stays whole; of what was asked only the texts change,
 * as answers were judged by the rest.
 */
export function editProblem(
  { db, clock }: DeskDeps,
  { user, audit }: Writer,
  { id, version, problem }: { id: string; version: number; problem: Draft },
): Promise<DeskProblemRow> {
  return inTransaction(db, async (transaction) => {
    const before = await lockProblem(transaction, { id, version });
    const now = clock();
    const week = await weekAt(transaction, now);
    const standing = await readProblem(transaction, id, week);
    const { difficulty, topic, rubric } = problem;
    const isJudgedAlike = isDeepStrictEqual(
      { difficulty, topic, rubric },
      { difficulty: before.difficulty, topic: before.topic, rubric: before.rubric },
    );
    if (!isJudgedAlike && !mayEditRubric(standing)) throw new ApiError("PROBLEM_ASKED");
    if (before.readyAt && problemFaults(problem).length > 0) throw new ApiError("PROBLEM_NOT_READY");
    await transaction
      .updateTable("weeklyProblems")
      .set({ ...columnsOf(problem), version: version + 1, editedAt: now, editedBy: user.id })
      .where("id", "=", id)
      .execute();
    await audit(transaction, { subject: id, details: { title: problem.texts.en.title, state: standing.state } });
    if (standing.wasAsked) {
      await forgetTexts(transaction, [id]);
      await indexClosedNow(transaction, now);
      await announce(transaction, "weekly-problem");
    }
    return readProblem(transaction, id, week);
  });
}
