import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { presentMessage, shown } from "../messages/present-message.ts";
import { flagged, presentFlag } from "./list-flags.ts";

const { CHAT_FLAG_AROUND } = tutorLimits;

/** Shows a teacher what was said around a flagged message, and notes who looked. */
export function readFlagged(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { id }: { id: string },
) {
  return inTransaction(db, async (transaction) => {
    const now = clock();
    const place = await transaction
      .selectFrom("chatMessages as message")
      .innerJoin("chatFlags as flag", "flag.messageId", "message.id")
      .select(["message.userId", "message.sessionId", "message.number"])
      .where("message.id", "=", id)
      .executeTakeFirst();
    if (!place) throw new ApiError("NOT_FOUND");
    await transaction
      .updateTable("chatFlags")
      .set({ seenBy: user.id, seenAt: now })
      .where("messageId", "=", id)
      .where("seenAt", "is", null)
      .execute();
    const flag = await flagged(transaction).where("message.id", "=", id).executeTakeFirst();
    // The student has deleted it in this moment.
    if (!flag) throw new ApiError("NOT_FOUND");
    await audit(transaction, { subject: place.userId, details: { message: id, kind: flag.kind } });
    const messages = await transaction
      .selectFrom("chatMessages")
      .select(shown)
      .where("userId", "=", place.userId)
      .where("sessionId", "=", place.sessionId)
      .where("number", ">=", place.number - CHAT_FLAG_AROUND)
      .where("number", "<=", place.number + CHAT_FLAG_AROUND)
      .orderBy("number")
      .execute();
    return { ...presentFlag(flag), messages: messages.map((message) => presentMessage(message, now)) };
  });
}
