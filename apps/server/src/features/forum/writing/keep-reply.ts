import { type Insertable, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { DB } from "../../../database/schema.ts";

type NewReply = Insertable<DB["forumReplies"]> & { postId: string; authorId: string; createdAt: Date };

/**
 * Writes a reply, counts it if everybody may read it, and notes that its author has read the thread up to here: in one statement, as whoever
 * else writes in the thread waits for it.
 */
export async function keepReply(transaction: Database, reply: NewReply): Promise<string> {
  const { postId, authorId: userId, createdAt: readAt, state } = reply;
  const { id } = await transaction
    .with("kept", (db) => db.insertInto("forumReplies").values(reply).returning("id"))
    .with("noted", (db) =>
      db
        .insertInto("forumReads")
        .values({ userId, postId, readAt })
        .onConflict((conflict) => conflict.columns(["userId", "postId"]).doUpdateSet({ readAt })),
    )
    .with("counted", (db) =>
      db
        .updateTable("forumPosts")
        .set(({ eb, fn, val }) => ({
          replies: eb("replies", "+", 1),
          lastActivityAt: fn<Date>("greatest", ["lastActivityAt", val(readAt)]),
        }))
        .where("id", "=", postId)
        .where(sql<boolean>`${state}::text = 'visible'`),
    )
    .selectFrom("kept")
    .select("id")
    .executeTakeFirstOrThrow();
  return id;
}
