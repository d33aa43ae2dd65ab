import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { isAuthor } from "../policy.ts";
import { judgeChange } from "../review/judge.ts";
import { setReplyState } from "../state/set-state.ts";
import { lockReply } from "../thread/standing.ts";
import { keepVersion } from "./keep-version.ts";
import { refuseEdit, refuseWithoutReason } from "./refuse-edit.ts";
import { renderWriting } from "./render-writing.ts";

type Change = { id: string; content: string; version: number; reason: string };

/** Changes a reply over the version that was seen, and keeps that; a moderator may change what others wrote, and says why. */
export function editReply(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { id, content, version, reason }: Change,
) {
  return inTransaction(db, async (transaction) => {
    const before = refuseEdit(user, await lockReply(transaction, id));
    refuseWithoutReason(user, before, reason);
    if (before.version !== version) throw new ApiError("EDITED_MEANWHILE");
    const { state, heldFor, stateReason } = before;
    if (content === before.content) return { id, version, state, heldFor };

    const at = clock();
    const changed = { title: null, content: before.content, editorId: user.id, reason, at };
    await keepVersion(transaction, { replyId: id }, changed);
    await transaction
      .updateTable("forumReplies")
      .set({ content, ...renderWriting(content), editedAt: at, version: version + 1 })
      .where("id", "=", id)
      .execute();
    const verdict = await judgeChange(transaction, user, before);
    await setReplyState(transaction, before, { stateReason, ...verdict });
    if (!isAuthor(user, before)) await audit(transaction, { subject: id, details: { reason } });
    return { id, version: version + 1, ...verdict };
  });
}
