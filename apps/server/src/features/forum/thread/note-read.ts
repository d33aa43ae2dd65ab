import type { Database } from "../../../database/connect.ts";

/** Remembers up to when somebody has read a thread. */
export async function noteRead(db: Database, read: { userId: string; postId: string; readAt: Date }): Promise<void> {
  await db
    .insertInto("forumReads")
    .values(read)
    .onConflict((conflict) => conflict.columns(["userId", "postId"]).doUpdateSet({ readAt: read.readAt }))
    .execute();
}
