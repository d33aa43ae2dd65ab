import type { ReplyOf } from "@dripstone/contract";
import type { ChatCare } from "@dripstone/contract/tutor/watch/payloads";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { conversation } from "./flagged.ts";

/** A conversation with flagged messages; whose it is, and which of theirs. */
export type Conversation = { userId: string; conversation: string };

/** The conversation of a flagged message. */
export async function flaggedConversation(db: Database, id: string): Promise<Conversation> {
  const found = await db
    .selectFrom("chatFlags")
    .select(["userId", conversation.as("conversation")])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw new ApiError("NOT_FOUND");
  return found;
}

/** What was done about a conversation, the first first, and whether it waits for somebody. */
export async function caresOf(db: Database, of: Conversation): Promise<ReplyOf<"POST /chatbot/flags/{id}/care">> {
  const cares = await db
    .selectFrom("chatCares")
    .select("id")
    .where("userId", "=", of.userId)
    .where("conversation", "=", of.conversation)
    .execute();
  const waiting = await db
    .selectFrom("chatFlags")
    .select("id")
    .where("userId", "=", of.userId)
    .where(conversation, "=", of.conversation)
    .where("careId", "is", null)
    .limit(1)
    .executeTakeFirst();
  const ids = cares.map(({ id }) => id);
  return { cares: await presentCares(db, ids), waits: waiting !== undefined };
}

/** What was done, in the order in which it was. */
export async function presentCares(db: Database, ids: readonly string[]): Promise<ChatCare[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("chatCares as care")
    .leftJoin("users as carer", "carer.id", "care.caredBy")
    .leftJoin("users as opener", "opener.id", "care.openedBy")
    .select(["care.id", "care.at", "care.note", "care.openedAt", "carer.name as by", "opener.name as openedBy"])
    .where("care.id", "in", ids)
    .orderBy("care.at")
    .orderBy("care.id")
    .execute();
  return rows.map(({ id, at, note, by, openedAt, openedBy }) => ({
    ...{ id, by, note, at: at.toISOString() },
    opened: openedAt && { by: openedBy, at: openedAt.toISOString() },
  }));
}
