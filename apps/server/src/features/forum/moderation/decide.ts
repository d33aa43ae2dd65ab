import type { ParsedRequestOf, ReplyOf } from "@dripstone/contract";
import type { Audit } from "../../../audit/audit.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { showSeenPicture } from "../../../people/new-pictures.ts";
import { countOpenFlags, reopenFlags, settleFlags } from "../flags/settle-flags.ts";
import type { Telling } from "../notices/tell-readers.ts";
import { lockAuthorOf } from "../state/keep-earned.ts";
import { setPostState, setReplyState } from "../state/set-state.ts";
import { lockPost, lockReply } from "../thread/standing.ts";
import { removePost } from "../writing/delete-post.ts";
import { removeReply } from "../writing/delete-reply.ts";
import type { Target } from "../writing/keep-version.ts";
import { refuseToModerate } from "./refuse-to-moderate.ts";
import { tellDecision } from "./tell-author.ts";

type Decision = ParsedRequestOf<"PUT /forum/posts/{id}/state">["body"];

/** Decides whether a post or a reply is to be read, as it was seen: whoever comes second is told that somebody else has decided. */
export async function decide(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { target, state, reason, seen, flags, heldFor }: Decision & { target: Target },
): Promise<Decided> {
  let seenOf: { authorId: string; writtenAt: Date } | undefined;
  const decided = await inTransaction(db, async (transaction): Promise<Decided> => {
    await lockAuthorOf(transaction, target);
    const before = refuseToModerate(user, await lockTarget(transaction, target));
    if (before.state !== seen.state) throw new ApiError("MODERATED_MEANWHILE");
    if (before.version !== seen.version) throw new ApiError("EDITED_MEANWHILE");
    // Kept as it was, so that nothing but its reports tells that somebody has decided.
    if (seen.flags !== undefined && (await countOpenFlags(transaction, target)) < seen.flags) {
      throw new ApiError("MODERATED_MEANWHILE");
    }
    const telling = { db: transaction, clock, mail };
    if (before.heldFor === "deleted") {
      // Its author wants nobody to read it: a moderator has seen it, and it goes.
      if (state !== "hidden") throw new ApiError("DELETED_BY_AUTHOR");
      await remove(telling, target);
      await audit(transaction, { subject: before.id, details: { before: "held", state: "deleted", reason } });
      return { state: "deleted", version: before.version, before: { state: "held", heldFor: "deleted" } };
    }
    const standing = { state, heldFor: state === "held" ? heldFor : null, stateReason: reason || null } as const;
    if ("postId" in target) await setPostState(telling, before, standing);
    else await setReplyState(telling, before, standing);
    await (flags === "settle" ? settleFlags(transaction, target, clock()) : reopenFlags(transaction, target));
    await tellDecision(telling, user, { ...before, now: state, reason });
    await audit(transaction, { subject: before.id, details: { before: before.state, state, reason } });
    const { authorId, createdAt, editedAt } = before;
    if (state === "visible" && authorId !== null) seenOf = { authorId, writtenAt: editedAt ?? createdAt };
    return { state, version: before.version, before: { state: before.state, heldFor: before.heldFor } };
  });
  // What the queue shows beside the words. By itself, as whoever changes something of an author's locks the author first.
  if (seenOf) await showSeenPicture(db, seenOf.authorId, seenOf.writtenAt);
  return decided;
}

type Decided = ReplyOf<"PUT /forum/posts/{id}/state">;

async function remove(telling: Telling, target: Target): Promise<void> {
  if ("postId" in target) {
    const post = await lockPost(telling.db, target.postId);
    if (post) await removePost(telling, post, "author");
  } else {
    const reply = await lockReply(telling.db, target.replyId);
    if (reply) await removeReply(telling, reply, "author");
  }
}

async function lockTarget(transaction: Database, target: Target) {
  if ("postId" in target) {
    const post = await lockPost(transaction, target.postId);
    return post && { ...post, postId: post.id };
  }
  const reply = await lockReply(transaction, target.replyId);
  return reply && { ...reply, title: reply.postTitle };
}
