import type { Deleter, WritingState } from "@dripstone/contract/forum/payloads";
import type { Audit } from "../../../audit/audit.ts";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { settleFlags } from "../flags/settle-flags.ts";
import { staysToBeSeen } from "../moderation/evidence.ts";
import { tellDeleted } from "../moderation/tell-author.ts";
import { type Telling, untellAllOf } from "../notices/tell-readers.ts";
import { deleterOf, isAuthor } from "../policy.ts";
import { countsToday } from "../review/allowance.ts";
import { indexReply } from "../state/index-thread.ts";
import { keepEarned, lockAuthorOf } from "../state/keep-earned.ts";
import { countReplies, setReplyState } from "../state/set-state.ts";
import { picturesInThread, settlePictures } from "../state/settle-pictures.ts";
import { lockReply } from "../thread/standing.ts";
import { forgetVersions } from "./keep-version.ts";
import { refuseEdit } from "./refuse-edit.ts";

/** Deletes the words of a reply; its place stays where something was written below it. What it has earned goes with them. */
export function deleteReply(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { id }: { id: string },
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    await lockAuthorOf(transaction, { replyId: id });
    const reply = refuseEdit(user, await lockReply(transaction, id));
    const telling = { db: transaction, clock, mail };
    if (await staysToBeSeen(transaction, user, reply, { replyId: id })) {
      await transaction.updateTable("forumReplies").set({ editedAt: clock() }).where("id", "=", id).execute();
      await setReplyState(telling, reply, { state: "held", heldFor: "deleted" });
      return {};
    }
    const by = deleterOf(user, reply);
    await removeReply(telling, reply, by);
    if (by === "teacher") await tellDeleted(telling, user, { ...reply, title: reply.postTitle });
    if (!isAuthor(user, reply)) await audit(transaction, { subject: id });
    return {};
  });
}

type Reply = { id: string; postId: string; authorId: string | null; state: WritingState };

/** Takes the words of a reply away for good, as somebody has wished; its author is locked, too. */
export async function removeReply(telling: Telling, reply: Reply, by: Deleter): Promise<void> {
  const { db: transaction, clock } = telling;
  const shown = await picturesInThread(transaction, reply.postId);
  if ((await isFollowed(transaction, reply.id)) || (await countsToday(transaction, reply, clock()))) {
    await blank(telling, reply, by);
    await settleFlags(transaction, { replyId: reply.id }, clock());
  } else await remove(transaction, reply);
  await settlePictures(telling, shown);
}

async function isFollowed(transaction: Database, id: string): Promise<boolean> {
  const later = await transaction
    .selectFrom("forumReplies as reply")
    .innerJoin("forumReplies as later", "later.postId", "reply.postId")
    .where("reply.id", "=", id)
    .where("later.state", "!=", "deleted")
    .whereRef("later.id", "!=", "reply.id")
    .whereRef("later.createdAt", ">=", "reply.createdAt")
    .select("later.id")
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

async function blank(telling: Telling, reply: Reply, deletedBy: Deleter): Promise<void> {
  const { db: transaction } = telling;
  await transaction
    .updateTable("forumReplies")
    .set({ content: "", html: "", deletedBy })
    .where("id", "=", reply.id)
    .execute();
  await forgetVersions(transaction, { replyId: reply.id });
  await setReplyState(telling, reply, { state: "deleted" });
}

async function remove(transaction: Database, reply: Reply): Promise<void> {
  const { id, postId } = reply;
  await keepEarned(transaction, { replyId: id }, reply, "deleted");
  await transaction.deleteFrom("forumReplies").where("id", "=", id).execute();
  await indexReply(transaction, id);
  await untellAllOf(transaction, id);
  await countReplies(transaction, postId);
  await announce(transaction, "forum", `forum-post/${postId}`);
}
