import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { endSitting } from "./end-sitting.ts";
import { ownSitting } from "./own-sitting.ts";

/** Hands in what time has ended: of one person, or of everybody. */
export async function endOverdue({ db, clock }: Pick<Deps, "db" | "clock">, userId?: string): Promise<void> {
  const now = clock();
  const overdue = await db
    .selectFrom("sittings")
    .where("endedAt", "is", null)
    .where("endsAt", "<", now)
    .$if(userId !== undefined, (sittings) => sittings.where("userId", "=", userId ?? ""))
    .orderBy("endsAt")
    .select(["id", "userId"])
    .execute();
  const failures: unknown[] = [];
  for (const sitting of overdue) {
    // What cannot be ended holds back nobody else's.
    await inTransaction(db, (transaction) => endByTime(transaction, sitting)).catch((reason) => failures.push(reason));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sittings cannot be ended`);
}

async function endByTime(transaction: Database, { id, userId }: { id: string; userId: string }): Promise<void> {
  // Deleted meanwhile, and their sittings with them.
  if (!(await findUserLocked(transaction, { id: userId }))) return;
  const sitting = await ownSitting(transaction, userId, id);
  // Somebody else has been faster.
  if (sitting.endedAt) return;
  await endSitting(transaction, sitting, { endedBy: "time", endedAt: sitting.endsAt });
}
