import type { Audit } from "../../../audit/audit.ts";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockPost, lockReply } from "../thread/standing.ts";
import { refuseToModerate } from "./refuse-to-moderate.ts";

/** Keeps what something said before it was changed from everybody but moderators, such as a phone number; or shows it again. */
export function withholdVersion(
  { db }: Pick<Deps, "db">,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { id, withheld }: { id: string; withheld: boolean },
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    const target = await targetOf(transaction, id);
    const { postId } = refuseToModerate(user, await lockTarget(transaction, target));
    const changed = await transaction
      .updateTable("forumEdits")
      .set({ withheld })
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    // Deleted meanwhile, with all that it is a version of.
    if (!changed) throw new ApiError("NOT_FOUND");
    await announce(transaction, `forum-post/${postId}`);
    await audit(transaction, { subject: target.replyId ?? postId, details: { version: id, withheld } });
    return {};
  });
}

type Target = { postId: string | null; replyId: string | null };

async function targetOf(transaction: Database, id: string): Promise<Target> {
  const version = await transaction
    .selectFrom("forumEdits")
    .where("id", "=", id)
    .select(["postId", "replyId"])
    .executeTakeFirst();
  if (!version) throw new ApiError("NOT_FOUND");
  return version;
}

async function lockTarget(transaction: Database, { postId, replyId }: Target) {
  if (replyId !== null) return lockReply(transaction, replyId);
  const post = postId === null ? undefined : await lockPost(transaction, postId);
  return post && { ...post, postId: post.id };
}
