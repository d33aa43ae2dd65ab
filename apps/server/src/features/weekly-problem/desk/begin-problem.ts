import { randomUUID } from "node:crypto";
import { weekAt } from "../../../calendar/week.ts";
import { inTransaction } from "../../../database/transaction.ts";
import { columnsOf } from "./columns.ts";
import { type DeskProblemRow, readProblem } from "./read-problem.ts";
import type { DeskDeps, Draft, Writer } from "./writing.ts";

/** Begins a problem, as a draft. */
export function beginProblem(
  { db, clock }: DeskDeps,
  { user, audit }: Writer,
  problem: Draft,
): Promise<DeskProblemRow> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const { id } = await transaction
      .insertInto("weeklyProblems")
      .values({
        ...columnsOf(problem),
        // No folder of the content is called like this.
        slug: randomUUID(),
        origin: "admin",
        editedAt: now,
        editedBy: user.id,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(transaction, { subject: id, details: { title: problem.texts.en.title } });
    return readProblem(transaction, id, await weekAt(transaction, now));
  });
}
