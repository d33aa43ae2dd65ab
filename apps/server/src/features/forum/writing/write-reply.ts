import type { Written } from "@dripstone/contract/forum/writing-payloads";
import { noteChange } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { holdPictures, picturesIn } from "../../../files/pictures/pictures-in.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Once } from "../../../idempotency/once.ts";
import { refuseUntil } from "../moderation/silence.ts";
import { toldOfNewReply } from "../notices/tell-readers.ts";
import { whyNoReply } from "../policy.ts";
import { isNew, refuseTooMany } from "../review/allowance.ts";
import type { Judging } from "../review/judge.ts";
import { settlePictures } from "../state/settle-pictures.ts";
import { keepReply, keepReplyAlong, type ReplyToKeep } from "./keep-replies.ts";
import { type PreparedReply, prepareReply } from "./prepare-reply.ts";
import { refuseNothing } from "./refuse-nothing.ts";
import { tenMinutesOf } from "./same-reply.ts";
import { categoryNotOpen, tooLittleReputation } from "./write-post.ts";

type Writing = Judging & Pick<Deps, "changes">;

type NewReply = { id: string; content: string; quoted?: string | undefined };

/** Answers a post that everybody sees. The reply may have to wait for a moderator: it counts nowhere until then. */
export async function writeReply(
  deps: Writing,
  { user, once }: Pick<Caller, "user"> & { once: Once },
  asked: NewReply,
): Promise<Written> {
  const first = await prepareReply(deps, user, asked, once.call);
  const isAll = first !== undefined && isAllOfIt(first, deps.clock());
  const written = isAll && (await writeAlong(deps, { user, once }, asked, first));
  if (written) return written;
  const write = async (transaction: Database) => {
    const within = { ...deps, db: transaction };
    for (let prepared = first; ; prepared = await prepareReply(within, user, asked)) {
      const written = await writePrepared(within, user, asked, prepared);
      // The post was edited, or may not be replied to any more, since the reply was prepared, or it was sent by another call.
      if (written) return written;
    }
  };
  return once(write, { byOneStatement: isAll });
}

/** Whether keeping it is all that is done: what new accounts write is counted, one after another, and pictures are held meanwhile. */
const isAllOfIt = ({ grounds, words }: PreparedReply, now: Date): boolean =>
  !isNew(grounds, now) && picturesIn(words.html).length === 0;

/** Writes a reply along with those that others write now, with what its call is known by again, if nothing at all is in the way. */
async function writeAlong(
  { db, clock, changes }: Writing,
  { user, once }: Pick<Caller, "user"> & { once: Once },
  asked: NewReply,
  prepared: PreparedReply,
): Promise<Written | undefined> {
  const { grounds, words } = prepared;
  const { state, silencedUntil, same, answeredKey } = grounds;
  const isOpen = state === "visible" && whyNoReply(user, { ...grounds, silenced: silencedUntil !== null }) === null;
  if (!isOpen || same || answeredKey !== null) return undefined;
  refuseNothing(words.html);
  const { reply, written } = replyOf(user, asked, prepared, clock());
  const answered = once.call ? { call: once.call, answer: written } : null;
  return (await keepReplyAlong(db, { ...reply, answered, telling: changes.telling() })) ? written : undefined;
}

async function writePrepared(
  deps: Judging,
  user: Caller["user"],
  asked: NewReply,
  prepared: PreparedReply | undefined,
): Promise<Written | undefined> {
  const { db: transaction, clock } = deps;
  if (!prepared) throw new ApiError("NOT_FOUND");
  const { grounds, words } = prepared;
  if (grounds.same && grounds.state === "visible") return grounds.same;
  const now = clock();
  // Who may write again one day would not be able to here.
  refuseUnlessOpen(user, grounds);
  if (isNew(grounds, now)) await refuseTooMany(deps, user, "replies");
  refuseNothing(words.html);
  await holdPictures(transaction, asked.content);
  const { reply, written } = replyOf(user, asked, prepared, now);
  if (!(await keepReply(transaction, reply))) return undefined;
  await settlePictures(deps, picturesIn(words.html));
  return written;
}

/** What is kept of a reply, and what its author is told. */
function replyOf(
  user: Caller["user"],
  { id: postId, content }: NewReply,
  { grounds, words, verdict, writers, found }: PreparedReply,
  now: Date,
): { reply: ReplyToKeep; written: Written } {
  const { replyId: id, quotedId, quotedAuthorId, version, categoryId, title, askerId } = grounds;
  const answer = { content, authorId: user.id, askerId, quotedAuthorId };
  const reply = {
    ...{ id, postId, authorId: user.id, content, quotedId, ...words, ...verdict },
    ...{ createdAt: now, tenMinutes: tenMinutesOf(now) },
    ...{ version, categoryId, found },
    told: toldOfNewReply({ id, who: user, title, postId }, answer, writers),
    change: verdict.state === "visible" ? noteChange("forum", `forum-post/${postId}`) : null,
  };
  return { reply, written: { id, ...verdict } };
}

function refuseUnlessOpen(user: Caller["user"], grounds: PreparedReply["grounds"]): void {
  refuseUntil(grounds.silencedUntil);
  if (grounds.state !== "visible") throw new ApiError("NOT_FOUND");
  const reason = whyNoReply(user, { ...grounds, silenced: false });
  if (reason === "locked") throw new ApiError("POST_LOCKED");
  if (reason === "category") throw categoryNotOpen("content");
  if (reason === "reputation") throw tooLittleReputation("content", grounds.minReputation);
}
