import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { endSitting } from "./end-sitting.ts";
import { ownSitting } from "./own-sitting.ts";

/** Hands a sitting in, once: the second of two calls finds it done. After the time is up it is the time that ends it. */
export async function handIn(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user: { id: userId } }: Pick<Caller, "user">,
  { id }: { id: string },
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    const sitting = await ownSitting(transaction, userId, id);
    if (sitting.endedAt) return;
    const isLate = now > sitting.endsAt;
    await endSitting(transaction, sitting, {
      endedBy: isLate ? "time" : "student",
      endedAt: isLate ? sitting.endsAt : now,
    });
  });
}
