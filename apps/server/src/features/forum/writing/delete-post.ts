import type { Deleter } from "@dripstone/contract/forum/payloads";
import type { Audit } from "../../../audit/audit.ts";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { settleFlags } from "../flags/settle-flags.ts";
import { staysToBeSeen } from "../moderation/evidence.ts";
import { tellDeleted } from "../moderation/tell-author.ts";
import { deleterOf, isAuthor } from "../policy.ts";
import { countsToday } from "../review/allowance.ts";
import { forgetThread } from "../state/index-thread.ts";
import { lockAuthorOf, takeBackThread } from "../state/keep-earned.ts";
import { setPostState } from "../state/set-state.ts";
import { picturesInThread, settlePictures } from "../state/settle-pictures.ts";
import { type LockedPost, lockPost } from "../thread/standing.ts";
import { forgetVersions } from "./keep-version.ts";
import { refuseEdit } from "./refuse-edit.ts";

/** Deletes the words of a post; what others wrote below can still be read there. What it has earned goes with them. */
export function deletePost(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { id }: { id: string },
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    await lockAuthorOf(transaction, { postId: id });
    const post = refuseEdit(user, await lockPost(transaction, id));
    const within = { db: transaction, clock };
    if (await staysToBeSeen(transaction, user, post, { postId: id })) {
      await transaction.updateTable("forumPosts").set({ editedAt: clock() }).where("id", "=", id).execute();
      await setPostState(within, post, { state: "held", heldFor: "deleted" });
      return {};
    }
    const by = deleterOf(user, post);
    await removePost(within, post, by);
    if (by === "teacher") await tellDeleted({ ...within, mail }, user, { ...post, postId: id });
    if (!isAuthor(user, post)) await audit(transaction, { subject: id });
    return {};
  });
}

/** Takes the words of a post away for good, as somebody has wished; its author is locked, too. */
export async function removePost(within: Pick<Deps, "db" | "clock">, post: LockedPost, by: Deleter): Promise<void> {
  const { db: transaction, clock } = within;
  const { id } = post;
  const shown = await picturesInThread(transaction, id);
  if ((await isAnswered(transaction, post)) || (await countsToday(transaction, post, clock()))) {
    await blank(within, post, by);
    await settleFlags(transaction, { postId: id }, clock());
  } else {
    await takeBackThread(transaction, id, post.authorId);
    await forgetThread(transaction, id);
    await transaction.deleteFrom("forumPosts").where("id", "=", id).execute();
    await announce(transaction, "forum", `forum-post/${id}`);
  }
  await settlePictures(within, shown);
}

/** Whether somebody else has written below it. */
async function isAnswered(transaction: Database, { id, authorId }: LockedPost): Promise<boolean> {
  const reply = await transaction
    .selectFrom("forumReplies")
    .where("postId", "=", id)
    .where("state", "!=", "deleted")
    .where("authorId", "is distinct from", authorId)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return reply !== undefined;
}

async function blank(within: Pick<Deps, "db" | "clock">, post: LockedPost, deletedBy: Deleter): Promise<void> {
  const { db: transaction } = within;
  const { id } = post;
  await transaction
    .updateTable("forumPosts")
    .set({ title: "", content: "", html: "", excerpt: "", pinned: false, deletedBy })
    .where("id", "=", id)
    .execute();
  await forgetVersions(transaction, { postId: id });
  await setPostState(within, post, { state: "deleted" });
}
