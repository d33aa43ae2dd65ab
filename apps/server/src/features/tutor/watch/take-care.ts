import type { CarePayload } from "@dripstone/contract/tutor/watch/payloads";
import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { caresOf, flaggedConversation } from "./cares.ts";
import { conversation } from "./flagged.ts";

/**
 * Notes what was done about flagged messages of a conversation, which wait for nobody any more; what was flagged meanwhile, and its teller was not
 * shown, still does. The note is in no log: it goes with the student's account.
 */
export function takeCare(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { id, note, flags }: CarePayload & { id: string },
) {
  return inTransaction(db, async (transaction) => {
    const of = await flaggedConversation(transaction, id);
    const { id: careId } = await transaction
      .insertInto("chatCares")
      .values({ ...of, note, caredBy: user.id, at: clock() })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { numUpdatedRows } = await transaction
      .updateTable("chatFlags")
      .set({ careId })
      .where("userId", "=", of.userId)
      .where(conversation, "=", of.conversation)
      .where("id", "in", flags)
      .where("careId", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError("CHAT_FLAG_CHANGED");
    await audit(transaction, { subject: of.userId, details: { flag: id, care: careId } });
    return caresOf(transaction, of);
  });
}
