import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { Database } from "../../../database/connect.ts";

/** Somebody's conversations, the latest first. */
export async function listSessions(db: Database, userId: string) {
  const sessions = await db
    .selectFrom("chatSessions as session")
    .select(["session.id as sessionId", "session.name", "session.at"])
    .select(({ selectFrom }) =>
      selectFrom("chatMessages as message")
        .whereRef("message.userId", "=", "session.userId")
        .whereRef("message.sessionId", "=", "session.id")
        .select(({ fn }) => fn.countAll<number>().as("messages"))
        .as("messages"),
    )
    .where("session.userId", "=", userId)
    .orderBy("session.at", "desc")
    .orderBy("session.id")
    .limit(tutorLimits.CHAT_SESSIONS_LISTED_MAX)
    .execute();
  return sessions.map(({ at, messages, ...session }) => ({
    ...session,
    at: at.toISOString(),
    messages: Number(messages ?? 0),
  }));
}
