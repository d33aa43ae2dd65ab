import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { sql } from "kysely";
import type { Audit } from "../../../audit/audit.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { caresOf } from "./cares.ts";
import { urgency } from "./flagged.ts";
import { messagesAround } from "./messages-around.ts";

/** Shows a teacher what is flagged of a conversation and what was said around it, and notes who looked, and at what. */
export function readFlagged(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { id }: { id: string },
) {
  return inTransaction(db, async (transaction) => {
    const now = clock();
    const flag = await transaction
      .selectFrom("chatFlags as flag")
      .innerJoin("users as student", "student.id", "flag.userId")
      .leftJoin("users as reader", "reader.id", "flag.seenBy")
      .select(sql<string>`coalesce(flag.session_id, flag.id::text)`.as("conversation"))
      .select(["flag.userId", "flag.sessionId", "flag.messageId", "student.name", "reader.name as seenBy"])
      .where("flag.id", "=", id)
      .executeTakeFirst();
    if (!flag) throw new ApiError("NOT_FOUND");
    const flags = await flagsOf(transaction, { id, ...flag });
    await transaction
      .updateTable("chatFlags")
      .set({ seenBy: user.id, seenAt: now })
      .where(
        "id",
        "in",
        flags.map((it) => it.id),
      )
      .where("seenAt", "is", null)
      .execute();
    await audit(transaction, { subject: flag.userId, details: { flag: id } });
    return {
      student: { id: flag.userId, name: flag.name },
      ...(await caresOf(transaction, flag)),
      seenBy: flag.seenBy ?? user.name,
      flags: flags
        .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
        .map(({ at, ...it }) => ({ ...it, at: at.toISOString() })),
      messages: flag.messageId ? await messagesAround(transaction, flag.messageId, now) : [],
    };
  });
}

/** The one that was asked for, and of the others of its conversation those that wait, first what nobody has seen, and of these the most urgent. */
function flagsOf(
  transaction: Database,
  { id, userId, sessionId }: { id: string; userId: string; sessionId: string | null },
) {
  return transaction
    .selectFrom("chatFlags as flag")
    .select(["id", "kind", "said", "at", "messageId"])
    .where("userId", "=", userId)
    .where((eb) => eb.or([eb("id", "=", id), eb("sessionId", "=", sessionId)]))
    .orderBy((eb) => eb("id", "!=", id))
    .orderBy((eb) => eb("careId", "is not", null))
    .orderBy((eb) => eb("seenAt", "is not", null))
    .orderBy(urgency("kind"))
    .orderBy("at")
    .limit(tutorLimits.CHAT_FLAGS_READ_MAX)
    .execute();
}
