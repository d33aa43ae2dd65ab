import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { ChatMessage } from "@dripstone/contract/tutor/payloads";
import type { Database } from "../../../database/connect.ts";
import { presentMessage, shown } from "../messages/present-message.ts";

const { CHAT_FLAG_AROUND } = tutorLimits;

/** What was said before and after a message of a conversation, and itself. */
export async function messagesAround(db: Database, messageId: string, now: Date): Promise<ChatMessage[]> {
  const messages = await db
    .selectFrom("chatMessages as place")
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
    .where("place.id", "=", messageId)
    .orderBy("message.number")
    .execute();
  return messages.map((message) => presentMessage(message, now));
}
