import { forumLimits } from "@dripstone/contract/forum/limits";
import { sql } from "kysely";
import { earn, takeBack } from "../../../achievements/ledger.ts";
import { keepReputation } from "../../../achievements/reputation.ts";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { untell } from "../../../notices/tell.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { forumAccepted } from "../notices/kinds.ts";
import { tellOfAccepted } from "../notices/tell-readers.ts";
import { isAuthor, isModerator } from "../policy.ts";
import { indexAnswer } from "../state/index-answer.ts";
import { FORUM_ANSWER } from "../state/keep-earned.ts";
import { lockPost, replyStanding } from "./standing.ts";

/** Says which reply answers a post, instead of the one that did before; null for none. Who wrote it gains by it, but not by accepting it. */
export function acceptReply(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { user }: Pick<Caller, "user">,
  { id, reply: replyId }: { id: string; reply: string | null },
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    await waitForOthers(transaction, id);
    const seen = await acceptedIn(transaction, id);
    const next = replyId === null ? undefined : await replyStanding(transaction, replyId);
    // People before posts, and in one order, as everywhere; nobody waits for whoever waits for them.
    const people = [seen?.authorId, next?.authorId].filter((person) => typeof person === "string");
    for (const person of [...new Set(people)].sort()) await findUserLocked(transaction, { id: person });

    const post = await lockPost(transaction, id);
    if (post?.state !== "visible") throw new ApiError("NOT_FOUND");
    if (!isAuthor(user, post) && !isModerator(user)) throw new ApiError("NOT_AUTHORIZED_TO_ACCEPT");
    const before = await acceptedIn(transaction, id);
    const accepted = replyId === null ? undefined : await replyStanding(transaction, replyId);
    if (replyId !== null && (accepted?.postId !== id || accepted.state !== "visible")) throw new ApiError("NOT_FOUND");
    const isSame = (before?.id ?? null) === replyId;
    if (isSame && !(replyId && isModerator(user))) return {};
    await keepAccepted(transaction, id, { acceptedReplyId: replyId, acceptedByTeacher: isModerator(user) });
    if (isSame) return {};

    if (before?.authorId) {
      await takeBack(transaction, before.authorId, { deed: FORUM_ANSWER, source: before.id });
      await keepReputation(transaction, before.authorId);
      await untell(transaction, forumAccepted, { userId: before.authorId, subject: before.id });
    }
    if (accepted?.authorId && accepted.authorId !== post.authorId && accepted.authorId !== user.id) {
      await earn(transaction, accepted.authorId, {
        deed: FORUM_ANSWER,
        source: accepted.id,
        facts: { reputation: forumLimits.ACCEPTED_REPLY_REPUTATION },
        ...{ difficulty: null, points: 0, earnedAt: clock() },
      });
      await keepReputation(transaction, accepted.authorId);
      await tellOfAccepted({ db: transaction, clock, mail }, accepted.authorId, accepted.id);
    }
    await announce(transaction, "forum", `forum-post/${id}`);
    return {};
  });
}

/** Of those who accept replies to one post, one does at a time: whose deed is taken back is then known before anybody is locked. */
async function waitForOthers(transaction: Database, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`forum-accept/${id}`}, 0))`.execute(transaction);
}

type Accepted = { acceptedReplyId: string | null; acceptedByTeacher: boolean };

async function keepAccepted(transaction: Database, id: string, accepted: Accepted): Promise<void> {
  await transaction.updateTable("forumPosts").set(accepted).where("id", "=", id).execute();
  await indexAnswer(transaction, id);
}

function acceptedIn(transaction: Database, postId: string) {
  return transaction
    .selectFrom("forumPosts as post")
    .innerJoin("forumReplies as reply", "reply.id", "post.acceptedReplyId")
    .where("post.id", "=", postId)
    .select(["reply.id", "reply.authorId"])
    .executeTakeFirst();
}
