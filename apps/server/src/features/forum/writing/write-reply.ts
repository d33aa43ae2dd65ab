import type { Written } from "@dripstone/contract/forum/payloads";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Once } from "../../../idempotency/once.ts";
import { refuseSilenced } from "../moderation/silence.ts";
import { tellOfNewReply } from "../notices/tell-readers.ts";
import { whyNoReply } from "../policy.ts";
import { refuseTooMany } from "../review/allowance.ts";
import { type Judging, judge } from "../review/judge.ts";
import { indexVisibleReply } from "../state/index-thread.ts";
import { type LockedPost, lockPost } from "../thread/standing.ts";
import { keepReply } from "./keep-reply.ts";
import { prepareWords } from "./prepare-words.ts";
import { tooLittleReputation } from "./write-post.ts";

type NewReply = { id: string; content: string; quoted?: string | undefined };

/** Answers a post that everybody sees. The reply may have to wait for a moderator: it counts nowhere until then. */
export function writeReply(
  deps: Omit<Judging, "db"> & Pick<Deps, "mail">,
  { user, once }: Pick<Caller, "user"> & { once: Once },
  { id: postId, content, quoted }: NewReply,
): Promise<Written> {
  return once(async (transaction) => {
    await refuseTooMany({ ...deps, db: transaction }, user, "replies");
    const words = await prepareWords(transaction, content, postId);
    await refuseSilenced({ ...deps, db: transaction }, user);
    const post = await lockPost(transaction, postId);
    if (post?.state !== "visible") throw new ApiError("NOT_FOUND");
    refuseUnlessOpen(user, post);
    const said = { text: content, under: `${post.title}\n\n${post.content}` };
    const verdict = await judge({ ...deps, db: transaction }, user, said);
    const now = deps.clock();
    const answered = quoted === undefined ? undefined : await replyInThread(transaction, postId, quoted);
    const reply = { postId, content, authorId: user.id, createdAt: now };
    const id = await keepReply(transaction, { ...reply, ...words, ...verdict, quotedId: answered?.id ?? null });
    if (verdict.state === "visible") {
      const { title, categoryId, authorId: askerId } = post;
      await indexVisibleReply(transaction, { ...reply, id, categoryId, authorId: askerId });
      const quotedAuthorId = answered?.authorId ?? null;
      const told = { ...reply, id, title, askerId, quotedAuthorId, who: user.name };
      await tellOfNewReply({ ...deps, db: transaction }, told);
      await announce(transaction, "forum", `forum-post/${postId}`);
    }
    return { id, ...verdict };
  });
}

function refuseUnlessOpen(user: Caller["user"], post: LockedPost): void {
  const reason = whyNoReply(user, { ...post, silenced: false });
  if (reason === "locked") throw new ApiError("POST_LOCKED");
  if (reason === "category") throw new ApiError("CATEGORY_NOT_OPEN");
  if (reason === "reputation") throw tooLittleReputation("content", post.minReputation);
}

/** Whatever is quoted from elsewhere, or is there no more, is quoted without a link. */
function replyInThread(transaction: Database, postId: string, id: string) {
  return transaction
    .selectFrom("forumReplies")
    .where("id", "=", id)
    .where("postId", "=", postId)
    .where("state", "=", "visible")
    .select(["id", "authorId"])
    .executeTakeFirst();
}
