import type { Database } from "../../../database/connect.ts";
import type { Target } from "../writing/keep-version.ts";

/** How many reports of something nobody has decided on. */
export async function countOpenFlags(db: Database, target: Target): Promise<number> {
  const { open } = await db
    .selectFrom("forumFlags")
    .where(column(target), "=", idOf(target))
    .where("settledAt", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("open"))
    .executeTakeFirstOrThrow();
  return open;
}

/** Settles what was reported of something: a moderator has decided. */
export async function settleFlags(transaction: Database, target: Target, settledAt: Date): Promise<void> {
  await transaction
    .updateTable("forumFlags")
    .set({ settledAt })
    .where(column(target), "=", idOf(target))
    .where("settledAt", "is", null)
    .execute();
}

/** Opens again what the last decision had settled, which is taken back. */
export async function reopenFlags(transaction: Database, target: Target): Promise<void> {
  const last = transaction
    .selectFrom("forumFlags")
    .where(column(target), "=", idOf(target))
    .select(({ fn }) => fn.max("settledAt").as("settledAt"));
  await transaction
    .updateTable("forumFlags")
    .set({ settledAt: null })
    .where(column(target), "=", idOf(target))
    .where("settledAt", "=", last)
    .execute();
}

const column = (target: Target) => ("postId" in target ? "postId" : "replyId");
const idOf = (target: Target) => ("postId" in target ? target.postId : target.replyId);
