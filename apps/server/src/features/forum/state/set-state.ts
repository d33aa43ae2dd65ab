import type { HoldReason, WritingState } from "@dripstone/contract/forum/payloads";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { type Telling, tellOfReply, untellOf } from "../notices/tell-readers.ts";
import { indexReply, indexThread } from "./index-thread.ts";
import { keepEarned } from "./keep-earned.ts";
import { picturesInThread, settlePictures } from "./settle-pictures.ts";

type Standing = { state: WritingState; heldFor?: HoldReason | null; stateReason?: string | null };

type Post = { id: string; authorId: string | null; state: WritingState };

/** Lets a post stand otherwise than before; its verb has locked its author and it. Whoever may read it now finds it, and nobody else. */
export async function setPostState(within: Pick<Deps, "db" | "clock">, post: Post, standing: Standing): Promise<void> {
  const { db: transaction } = within;
  const { id } = post;
  const { state, heldFor = null, stateReason = null } = standing;
  await transaction.updateTable("forumPosts").set({ state, heldFor, stateReason }).where("id", "=", id).execute();
  await keepEarned(transaction, { postId: id }, post, state);
  await indexThread(transaction, id);
  await settlePictures(within, await picturesInThread(transaction, id));
  if (state !== "visible") await untellOf(transaction, id);
  await announce(transaction, "forum", `forum-post/${id}`);
}

type Reply = Post & { postId: string };

/**
 * The same for a reply, whose post is locked, too: it counts there as long as it is visible, and only then can it be the accepted one. Whom it
 * answers or mentions is told when it has waited long enough, and told no more of it when it is gone.
 */
export async function setReplyState(telling: Telling, reply: Reply, standing: Standing): Promise<void> {
  const { db: transaction } = telling;
  const { id, postId, state: before } = reply;
  const { state, heldFor = null, stateReason = null } = standing;
  await transaction
    .updateTable("forumReplies")
    .set({ state, heldFor, stateReason, tenMinutes: null })
    .where("id", "=", id)
    .execute();
  if (state !== "visible") {
    await transaction
      .updateTable("forumPosts")
      .set({ acceptedReplyId: null })
      .where("id", "=", postId)
      .where("acceptedReplyId", "=", id)
      .execute();
  }
  await keepEarned(transaction, { replyId: id }, reply, state);
  await countReplies(transaction, postId);
  await indexReply(transaction, id);
  await settlePictures(telling, await picturesInThread(transaction, postId));
  if (state === "visible" && before === "held") await tellOfReply(telling, id);
  if (state !== "visible") await untellOf(transaction, id);
  await announce(transaction, "forum", `forum-post/${postId}`);
}

/** Counts anew what is visible below a post, and when the last of it was written. */
export async function countReplies(transaction: Database, postId: string): Promise<void> {
  const visible = transaction.selectFrom("forumReplies").where("postId", "=", postId).where("state", "=", "visible");
  const { replies, last } = await visible
    .select(({ fn }) => [fn.countAll<number>().as("replies"), fn.max<Date | null>("createdAt").as("last")])
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable("forumPosts")
    .set(({ ref }) => ({ replies, lastActivityAt: last ?? ref("createdAt") }))
    .where("id", "=", postId)
    .execute();
}
