import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { presentMessage, shown } from "../messages/present-message.ts";

type Which = { userId: string; sessionId: string; limit?: number; now: Date };

/** One of somebody's conversations, with its newest messages. */
export async function readSession(
  db: Database,
  { userId, sessionId, limit = tutorLimits.CHAT_MESSAGES_SHOWN_MAX, now }: Which,
) {
  const session = await db
    .selectFrom("chatSessions")
    .select(["name", "context", "at"])
    .where("userId", "=", userId)
    .where("id", "=", sessionId)
    .executeTakeFirst();
  if (!session) throw new ApiError("NOT_FOUND");
  const newest = await db
    .selectFrom("chatMessages")
    .select([...shown, "number"])
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
  const messages = newest.reverse().map(({ number, ...row }) => ({ number, message: presentMessage(row, now) }));
  return {
    ...{ sessionId, name: session.name, context: session.context, at: session.at.toISOString() },
    messages: messages.map(({ message }) => message),
    earlier: (messages[0]?.number ?? 1) - 1,
  };
}
