import { forumLimits } from "@dripstone/contract/forum/limits";
import type { WritingState } from "@dripstone/contract/forum/payloads";
import { sql } from "kysely";
import { earn, takeBackAll } from "../../../achievements/ledger.ts";
import { keepReputation } from "../../../achievements/reputation.ts";
import type { Database } from "../../../database/connect.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import type { Target } from "../writing/keep-version.ts";

/** The deeds of the ledger by which others esteem what somebody has written. */
export const FORUM_ANSWER = "forum-answer";
export const FORUM_VOTE = "forum-vote";

/** What a vote for or against a post or a reply brings its author. */
export function worthOfVote(kind: "post" | "reply", value: number): number {
  if (value < 0) return forumLimits.DOWNVOTE_REPUTATION;
  return kind === "post" ? forumLimits.POST_UPVOTE_REPUTATION : forumLimits.REPLY_UPVOTE_REPUTATION;
}

/**
 * Locks who wrote a post or a reply, before that itself is locked, as everywhere: what it earns may have to be taken back or given again.
 */
export async function lockAuthorOf(transaction: Database, target: Target): Promise<void> {
  const author =
    "postId" in target
      ? transaction.selectFrom("forumPosts").where("id", "=", target.postId).select("authorId")
      : transaction.selectFrom("forumReplies").where("id", "=", target.replyId).select("authorId");
  const id = (await author.executeTakeFirst())?.authorId;
  if (id) await findUserLocked(transaction, { id });
}

type Written = { authorId: string | null; state: WritingState };

/**
 * Keeps in the ledger only what is earned by something that everybody may read: it is taken back when that is hidden, held or deleted, and what its
 * votes are worth is given again when it is shown again. The verb has locked the author.
 */
export async function keepEarned(
  transaction: Database,
  target: Target,
  { authorId, state: before }: Written,
  now: WritingState,
): Promise<void> {
  if (authorId === null || (before === "visible") === (now === "visible")) return;
  const settle = now === "visible" ? giveAgain : takeAllBack;
  if (await settle(transaction, authorId, target)) await keepReputation(transaction, authorId);
}

/** The same before a post is removed with all replies below it, which are none but its author's own or without words. */
export async function takeBackThread(transaction: Database, postId: string, authorId: string | null): Promise<void> {
  if (authorId === null) return;
  const replies = await transaction.selectFrom("forumReplies").where("postId", "=", postId).select("id").execute();
  let isTaken = await takeAllBack(transaction, authorId, { postId });
  for (const { id } of replies) isTaken = (await takeAllBack(transaction, authorId, { replyId: id })) || isTaken;
  if (isTaken) await keepReputation(transaction, authorId);
}

/** False where there was nothing to take. */
async function takeAllBack(transaction: Database, authorId: string, target: Target): Promise<boolean> {
  const votes = votesOn(transaction, target).select(sql`id::text`.as("id"));
  const wasEsteemed = await takeBackAll(transaction, authorId, { deed: FORUM_VOTE, sources: sql<string>`${votes}` });
  if ("postId" in target) return wasEsteemed;
  return (await takeBackAll(transaction, authorId, { deed: FORUM_ANSWER, sources: [target.replyId] })) || wasEsteemed;
}

/** False where there was nothing to give. */
async function giveAgain(transaction: Database, authorId: string, target: Target): Promise<boolean> {
  const kind = "postId" in target ? "post" : "reply";
  const votes = await votesOn(transaction, target).select(["id", "value", "at"]).execute();
  for (const { id, value, at } of votes) {
    const facts = { reputation: worthOfVote(kind, value) };
    const deed = { deed: FORUM_VOTE, source: id, difficulty: null, points: 0, facts, earnedAt: at } as const;
    await earn(transaction, authorId, deed);
  }
  return votes.length > 0;
}

function votesOn(transaction: Database, target: Target) {
  const votes = transaction.selectFrom("forumVotes");
  return "postId" in target ? votes.where("postId", "=", target.postId) : votes.where("replyId", "=", target.replyId);
}
