import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { Audit } from "../../../audit/audit.ts";
import type { Database } from "../../../database/connect.ts";
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
    await transaction
      .updateTable("chatFlags")
      .set({ seenBy: user.id, seenAt: now })
      .where("id", "=", id)
      .where("seenAt", "is", null)
      .execute();
    const flag = await flagged(transaction).where("flag.id", "=", id).executeTakeFirst();
    if (!flag) throw new ApiError("NOT_FOUND");
    await audit(transaction, { subject: flag.userId, details: { flag: id, kind: flag.kind } });
    const messages = await around(transaction, id);
    return { ...presentFlag(flag), messages: messages.map((message) => presentMessage(message, now)) };
  });
}

/** None where the student has deleted the conversation; what was flagged is there all the same. */
function around(transaction: Database, id: string) {
  return transaction
    .selectFrom("chatFlags as flag")
    .innerJoin("chatMessages as place", "place.id", "flag.messageId")
    .innerJoin("chatMessages as message", (join) =>
      join
        .onRef("message.userId", "=", "place.userId")
        .onRef("message.sessionId", "=", "place.sessionId")
        .on((eb) =>
          eb.between(
            "message.number",
            eb("place.number", "-", CHAT_FLAG_AROUND),
            eb("place.number", "+", CHAT_FLAG_AROUND),
          ),
        ),
    )
    .select(shown.map((column) => `message.${column}` as const))
    .where("flag.id", "=", id)
    .orderBy("message.number")
    .execute();
}
