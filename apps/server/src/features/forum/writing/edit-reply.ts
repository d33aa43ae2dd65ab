import type { Audit } from "../../../audit/audit.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { refuseSilenced } from "../moderation/silence.ts";
import { tellEdited } from "../moderation/tell-author.ts";
import { tellMentioned } from "../notices/tell-readers.ts";
import { isAuthor, isModerator } from "../policy.ts";
import { isToBeWithheld, type Judging, judgeChange } from "../review/judge.ts";
import { showsUnseenPicture } from "../review/unseen-picture.ts";
import { lockAuthorOf } from "../state/keep-earned.ts";
import { setReplyState } from "../state/set-state.ts";
import { picturesInThread, settlePictures } from "../state/settle-pictures.ts";
import { lockReply, replyStanding } from "../thread/standing.ts";
import { keepVersion } from "./keep-version.ts";
import { prepareWords } from "./prepare-words.ts";
import { refuseEdit, refuseTooManyEdits, refuseWithoutReason } from "./refuse-edit.ts";

type Change = { id: string; content: string; version: number; reason: string };

/** Changes a reply over the version that was seen, and keeps that; a moderator may change what others wrote, and says why. */
export function editReply(
  deps: Judging & Pick<Deps, "mail">,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { id, content, version, reason }: Change,
) {
  return inTransaction(deps.db, async (transaction) => {
    const { postId } = refuseEdit(user, await replyStanding(transaction, id));
    const prepared = await prepareWords(transaction, content, postId);
    await refuseSilenced({ ...deps, db: transaction }, user);
    await lockAuthorOf(transaction, { replyId: id });
    const before = refuseEdit(user, await lockReply(transaction, id));
    refuseWithoutReason(user, before, reason);
    if (before.postLocked && !isModerator(user)) throw new ApiError("POST_LOCKED");
    if (before.version !== version) throw new ApiError("EDITED_MEANWHILE");
    const { state, heldFor, stateReason } = before;
    if (content === before.content) return { id, version, state, heldFor };
    await refuseTooManyEdits(transaction, user, { replyId: id });

    const at = deps.clock();
    const telling = { ...deps, db: transaction };
    const shownBefore = await picturesInThread(transaction, postId);
    const unseenPicture = await showsUnseenPicture(transaction, before.authorId ?? user.id, prepared.html);
    const under = `${before.postTitle}\n\n${before.postContent}`;
    const withheld = await isToBeWithheld(telling, before, { text: before.content, under });
    const changed = { title: null, content: before.content, editorId: user.id, reason, at, withheld };
    await keepVersion(transaction, { replyId: id }, changed);
    await transaction
      .updateTable("forumReplies")
      .set({ content, ...prepared, editedAt: at, version: version + 1, tenMinutes: null })
      .where("id", "=", id)
      .execute();
    if (!isModerator(user)) await noTeacherHasRead(transaction, id);
    const verdict = await judgeChange(telling, user, before, { text: content, under, unseenPicture });
    await setReplyState(telling, before, { stateReason, ...verdict });
    await settlePictures(telling, shownBefore);
    if (state === "visible" && verdict.state === "visible") {
      await tellMentioned(telling, { postId, replyId: id, before: before.content });
    }
    if (!isAuthor(user, before)) {
      await tellEdited(telling, user, { ...before, title: before.postTitle, reason });
      await audit(transaction, { subject: id, details: { reason } });
    }
    return { id, version: version + 1, ...verdict };
  });
}

/** What a teacher accepted were other words. */
async function noTeacherHasRead(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable("forumPosts")
    .set({ acceptedByTeacher: false })
    .where("acceptedReplyId", "=", id)
    .execute();
}
