import type { ReplyOf } from "@dripstone/contract";
import { MINUTE_MS } from "@dripstone/contract/durations";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { lockUser } from "../../../people/lock-user.ts";
import type { Paper } from "../papers/current-papers.ts";
import { endOverdue } from "./end-overdue.ts";

/** Begins a sitting of a paper. Two tabs, or a double click, are one: whoever has one open is led to it, and its time runs on. */
export function startSitting(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user: { id: userId } }: Pick<Caller, "user">,
  { id: paperId, source: { slug: paper, minutes } }: Paper,
): Promise<ReplyOf<"POST /practice-tests/{paper}/sittings">> {
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    await endOverdue({ db: transaction, clock }, userId);
    const earlier = await transaction
      .selectFrom("sittings")
      .where("userId", "=", userId)
      .where("paper", "=", paper)
      .select(["id", "endedAt"])
      .execute();
    const open = earlier.find(({ endedAt }) => endedAt === null);
    if (open) return { id: open.id, resumed: true };
    // Not the instant of arrival: nobody's time runs while they wait for the lock.
    const startedAt = clock();
    const endsAt = new Date(startedAt.getTime() + minutes * MINUTE_MS);
    const { id } = await transaction
      .insertInto("sittings")
      .values({ userId, paperId, paper, number: earlier.length + 1, startedAt, endsAt })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id, resumed: false };
  });
}
