import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { rated } from "./list-rated.ts";
import { messagesAround } from "./messages-around.ts";

/** Shows a teacher the conversation around a reply that has not helped, and notes who looked. */
export function readRated(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { audit }: { audit: Audit },
  { messageId }: { messageId: string },
) {
  return inTransaction(db, async (transaction) => {
    const reply = await rated(transaction)
      .select(["student.id", "student.name"])
      .where("reply.id", "=", messageId)
      .executeTakeFirst();
    if (!reply) throw new ApiError("NOT_FOUND");
    await audit(transaction, { subject: reply.id, details: { message: messageId } });
    return { student: reply, messages: await messagesAround(transaction, messageId, clock()) };
  });
}
