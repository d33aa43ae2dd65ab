import type { Written } from "@dripstone/contract/forum/payloads";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { holdPictures } from "../../../files/pictures/pictures-in.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Once } from "../../../idempotency/once.ts";
import { whyNoReply } from "../policy.ts";
import { judge } from "../review/judge.ts";
import { indexReply } from "../state/index-thread.ts";
import { noteRead } from "../thread/note-read.ts";
import { type LockedPost, lockPost } from "../thread/standing.ts";
import { renderWriting } from "./render-writing.ts";
import { tooLittleReputation } from "./write-post.ts";

type NewReply = { id: string; content: string; quoted?: string | undefined };

/** Answers a post that everybody sees. The reply may have to wait for a moderator: it counts nowhere until then. */
export function writeReply(
  { clock }: Pick<Deps, "clock">,
  { user, once }: Pick<Caller, "user"> & { once: Once },
  { id: postId, content, quoted }: NewReply,
): Promise<Written> {
  // What takes its time is done before anybody waits for the post.
  const rendered = renderWriting(content);
  return once(async (transaction) => {
    const post = await lockPost(transaction, postId);
    if (post?.state !== "visible") throw new ApiError("NOT_FOUND");
    refuseUnlessOpen(user, post);
    await holdPictures(transaction, content);
    const verdict = await judge(transaction, user);
    const now = clock();
    const { id } = await transaction
      .insertInto("forumReplies")
      .values({
        ...{ postId, content, ...rendered, ...verdict },
        quotedId: quoted === undefined ? null : await idInThread(transaction, postId, quoted),
        authorId: user.id,
        createdAt: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await noteRead(transaction, { userId: user.id, postId, readAt: now });
    if (verdict.state === "visible") {
      await countIn(transaction, postId, now);
      await indexReply(transaction, id);
      await announce(transaction, "forum", `forum-post/${postId}`);
    }
    return { id, ...verdict };
  });
}

function refuseUnlessOpen(user: Caller["user"], post: LockedPost): void {
  const reason = whyNoReply(user, post);
  if (reason === "locked") throw new ApiError("POST_LOCKED");
  if (reason === "category") throw new ApiError("CATEGORY_NOT_OPEN");
  if (reason === "reputation") throw tooLittleReputation("content", post.minReputation);
}

/** Whatever is quoted from elsewhere, or is there no more, is quoted without a link. */
async function idInThread(transaction: Database, postId: string, id: string): Promise<string | null> {
  const reply = await transaction
    .selectFrom("forumReplies")
    .where("id", "=", id)
    .where("postId", "=", postId)
    .where("state", "=", "visible")
    .select("id")
    .executeTakeFirst();
  return reply?.id ?? null;
}

async function countIn(transaction: Database, postId: string, now: Date): Promise<void> {
  await transaction
    .updateTable("forumPosts")
    .set(({ eb, fn, val }) => ({
      replies: eb("replies", "+", 1),
      lastActivityAt: fn<Date>("greatest", ["lastActivityAt", val(now)]),
    }))
    .where("id", "=", postId)
    .execute();
}
