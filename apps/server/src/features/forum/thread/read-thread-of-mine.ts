import type { ThreadOfMine } from "@dripstone/contract/forum/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { readSilence } from "../moderation/silence.ts";
import { isAuthor, isModerator, isPublic, mayDo, mayDoWithReplies, maySee, whyNoReply } from "../policy.ts";
import { presentPost, standingOf } from "../posts/present.ts";
import { readPost } from "../posts/read-post.ts";
import { replies, replyColumns } from "../replies/columns.ts";
import { presentReply } from "../replies/present.ts";
import { countView } from "./count-view.ts";
import { noteRead } from "./note-read.ts";
import { standing } from "./standing.ts";

type User = Caller["user"];

/** A moderator sees so many of the replies of one thread that wait; the rest stand in the queue. */
const UNSEEN_MAX = 50;

/** What of a thread is the caller's, who has read it now. */
export async function readThreadOfMine(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: User,
  { id, language }: { id: string; language: Locale },
): Promise<ThreadOfMine> {
  const [found, post, silence] = await Promise.all([
    standing(db, id),
    readPost(db, id),
    readSilence(db, user.id, clock()),
  ]);
  const stands = found && { ...found, silenced: silence !== null };
  if (!stands || !post || !maySee(user, stands)) throw new ApiError("NOT_FOUND");
  const [votes, own, reported, unseen] = await Promise.all([
    readVotes(db, user, id),
    readOwnReplies(db, user, id),
    readReported(db, user, id),
    readUnseenReplies(db, user, id),
    noteRead(db, { userId: user.id, postId: id, readAt: clock() }),
    countView({ db, clock }, { postId: id, reader: user.id }),
  ]);
  const onPost = votes.find(({ replyId }) => replyId === null);
  return {
    own: isAuthor(user, stands),
    vote: onPost ? named[onPost.value] : null,
    votes: votes.flatMap((vote) => (vote.replyId === null ? [] : [{ reply: vote.replyId, vote: named[vote.value] }])),
    replies: own,
    reported,
    unseen: {
      post: isPublic(post) ? null : { ...presentPost(post, language), ...standingOf(post) },
      replies: unseen.map((row) => ({
        ...presentReply({ ...row, acceptedReplyId: null }),
        ...standingOf(row),
        after: row.after,
      })),
    },
    may: mayDo(user, stands),
    mayWithReplies: mayDoWithReplies(user, stands),
    whyNoReply: whyNoReply(user, stands),
    silencedUntil: silence?.until ?? null,
    silencedFor: silence?.reason ?? null,
    minReputation: stands.minReputation,
    views: post.views,
  };
}

const named = { 1: "up", [-1]: "down" } as const;

function readVotes(db: Database, { id: voterId }: User, postId: string) {
  return db
    .selectFrom("forumVotes as vote")
    .leftJoin("forumReplies as reply", "reply.id", "vote.replyId")
    .where("vote.voterId", "=", voterId)
    .where(({ or, eb }) => or([eb("vote.postId", "=", postId), eb("reply.postId", "=", postId)]))
    .select(["vote.replyId", "vote.value"])
    .execute();
}

async function readOwnReplies(db: Database, { id: authorId }: User, postId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("forumReplies")
    .where("postId", "=", postId)
    .where("authorId", "=", authorId)
    .where("state", "!=", "deleted")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

async function readReported(db: Database, { id: userId }: User, postId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("forumFlags as flag")
    .leftJoin("forumReplies as reply", "reply.id", "flag.replyId")
    .where("flag.userId", "=", userId)
    .where("flag.settledAt", "is", null)
    .where(({ or, eb }) => or([eb("flag.postId", "=", postId), eb("reply.postId", "=", postId)]))
    .select(({ fn }) => fn.coalesce("flag.postId", "flag.replyId").$notNull().as("id"))
    .execute();
  return rows.map(({ id }) => id);
}

function readUnseenReplies(db: Database, user: User, postId: string) {
  const unseen = replies(db)
    .where("reply.postId", "=", postId)
    .where("reply.state", "in", ["held", "hidden"])
    .orderBy("reply.createdAt")
    .limit(UNSEEN_MAX)
    .select(replyColumns)
    .select(({ selectFrom }) =>
      selectFrom("forumReplies as before")
        .where("before.postId", "=", postId)
        .where("before.state", "in", ["visible", "deleted"])
        .whereRef("before.createdAt", "<", "reply.createdAt")
        .orderBy("before.createdAt", "desc")
        .orderBy("before.id", "desc")
        .limit(1)
        .select("before.id")
        .as("after"),
    );
  return (isModerator(user) ? unseen : unseen.where("reply.authorId", "=", user.id)).execute();
}
