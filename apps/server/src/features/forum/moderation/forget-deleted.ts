import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { lockAuthorOf } from "../state/keep-earned.ts";
import { lockPost, lockReply } from "../thread/standing.ts";
import { removePost } from "../writing/delete-post.ts";
import { removeReply } from "../writing/delete-reply.ts";
import { seenByNobodySince } from "./evidence.ts";

/** Takes away for good what its author has deleted, and no moderator has looked at for a month. */
export async function forgetDeleted({ db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">): Promise<void> {
  for (const table of ["forumReplies", "forumPosts"] as const) {
    for (const id of await due(db, table, clock())) {
      await inTransaction(db, async (transaction) => {
        const telling = { db: transaction, clock, mail };
        if (table === "forumReplies") {
          await lockAuthorOf(transaction, { replyId: id });
          const reply = await lockReply(transaction, id);
          if (reply?.heldFor === "deleted") await removeReply(telling, reply, "author");
        } else {
          await lockAuthorOf(transaction, { postId: id });
          const post = await lockPost(transaction, id);
          if (post?.heldFor === "deleted") await removePost(telling, post, "author");
        }
      });
    }
  }
}

async function due(db: Database, table: "forumPosts" | "forumReplies", now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .where("state", "=", "held")
    .where("heldFor", "=", "deleted")
    .where("editedAt", "<=", seenByNobodySince(now))
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}
