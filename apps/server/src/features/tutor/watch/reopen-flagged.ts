import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { caresOf, flaggedConversation } from "./cares.ts";

/** Lets a conversation wait again that was taken care of, with all that is flagged of it; who did what before stays. */
export function reopenFlagged(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { id }: { id: string },
) {
  return inTransaction(db, async (transaction) => {
    const of = await flaggedConversation(transaction, id);
    const opened = await transaction
      .updateTable("chatCares")
      .set({ openedBy: user.id, openedAt: clock() })
      .where("userId", "=", of.userId)
      .where("conversation", "=", of.conversation)
      .where("openedAt", "is", null)
      .returning("id")
      .execute();
    if (opened.length === 0) throw new ApiError("CHAT_FLAG_CHANGED");
    const cares = opened.map((care) => care.id);
    await transaction.updateTable("chatFlags").set({ careId: null }).where("careId", "in", cares).execute();
    await audit(transaction, { subject: of.userId, details: { flag: id } });
    return caresOf(transaction, of);
  });
}
