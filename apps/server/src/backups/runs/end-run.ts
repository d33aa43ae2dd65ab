import { inTransaction } from "../../database/transaction.ts";
import type { Deps } from "../../deps.ts";
import { operationMails } from "../../operation/mails.ts";
import type { failureOf } from "../failure.ts";

export type Outcome = { name?: string; rows?: number; files?: number } & Partial<ReturnType<typeof failureOf>>;

/**
 * Keeps how a run went, if it is not over. The office is told by a letter when backups, or their tests, begin to fail, and not again until
 * one has gone well.
 */
export function endRun(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  id: string,
  outcome: Outcome,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const run = await transaction
      .updateTable("backupRuns")
      .set({ endedAt: clock(), ...outcome })
      .where("id", "=", id)
      .where("endedAt", "is", null)
      .returning("kind")
      .executeTakeFirst();
    if (!run || outcome.failure === undefined) return;
    const before = await transaction
      .selectFrom("backupRuns")
      .select("failure")
      .where("kind", "=", run.kind)
      .where("id", "<>", id)
      .where("endedAt", "is not", null)
      .orderBy("endedAt", "desc")
      .limit(1)
      .executeTakeFirst();
    if (before?.failure == null) {
      await mail.tellOffice(transaction, operationMails["backup-failed"], { kind: run.kind });
    }
  });
}
