import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { refuseSilenced } from "../moderation/silence.ts";
import { tellEdited } from "../moderation/tell-author.ts";
import { tellMentioned } from "../notices/tell-readers.ts";
import { isAuthor } from "../policy.ts";
import { isToBeWithheld, type Judging, judgeChange } from "../review/judge.ts";
import { showsUnseenPicture } from "../review/unseen-picture.ts";
import { lockAuthorOf } from "../state/keep-earned.ts";
import { setPostState } from "../state/set-state.ts";
import { picturesInThread, settlePictures } from "../state/settle-pictures.ts";
import { lockPost } from "../thread/standing.ts";
import { keepVersion } from "./keep-version.ts";
import { prepareWords } from "./prepare-words.ts";
import { refuseEdit, refuseTooManyEdits, refuseWithoutReason } from "./refuse-edit.ts";
import { excerptOf } from "./render-writing.ts";

type Change = { id: string; title: string; content: string; version: number; reason: string };

/** Changes a post over the version that was seen, and keeps that; a moderator may change what others wrote, and says why. */
export function editPost(
  deps: Judging & Pick<Deps, "mail">,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { id, title, content, version, reason }: Change,
) {
  return inTransaction(deps.db, async (transaction) => {
    await refuseSilenced({ ...deps, db: transaction }, user);
    const prepared = await prepareWords(transaction, content, id);
    await lockAuthorOf(transaction, { postId: id });
    const before = refuseEdit(user, await lockPost(transaction, id));
    refuseWithoutReason(user, before, reason);
    if (before.version !== version) throw new ApiError("EDITED_MEANWHILE");
    const { state, heldFor, stateReason } = before;
    if (title === before.title && content === before.content) return { id, version, state, heldFor };
    await refuseTooManyEdits(transaction, user, { postId: id });

    const at = deps.clock();
    const shownBefore = await picturesInThread(transaction, id);
    const unseenPicture = await showsUnseenPicture(transaction, before.authorId ?? user.id, prepared.html);
    const judging = { ...deps, db: transaction };
    const withheld = await isToBeWithheld(judging, before, { text: `${before.title}\n\n${before.content}` });
    const changed = { title: before.title, content: before.content, editorId: user.id, reason, at, withheld };
    await keepVersion(transaction, { postId: id }, changed);
    const words = { title, content, ...prepared, excerpt: excerptOf(content) };
    await transaction
      .updateTable("forumPosts")
      .set({ ...words, editedAt: at, version: version + 1 })
      .where("id", "=", id)
      .execute();
    const text = `${title}\n\n${content}`;
    const verdict = await judgeChange(judging, user, before, { text, pieces: [title, content], unseenPicture });
    await setPostState(judging, before, { stateReason, ...verdict });
    await settlePictures(judging, shownBefore);
    if (verdict.state === "visible") {
      await tellMentioned({ ...deps, db: transaction }, { postId: id, replyId: null, before: before.content });
    }
    if (!isAuthor(user, before)) {
      await tellEdited({ ...deps, db: transaction }, user, { ...before, postId: id, title, reason });
      await audit(transaction, { subject: id, details: { reason } });
    }
    return { id, version: version + 1, ...verdict };
  });
}
