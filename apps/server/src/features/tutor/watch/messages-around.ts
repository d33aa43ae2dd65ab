import type { ChatMessage } from "@dripstone/contract/tutor/payloads";
import type { Database } from "../../../database/connect.ts";
import { presentMessage, shown } from "../messages/present-message.ts";
import { messagesBeside } from "./beside.ts";

/** What was said before and after a message of a conversation, and itself. */
export async function messagesAround(db: Database, messageId: string, now: Date): Promise<ChatMessage[]> {
  const messages = await messagesBeside(db)
    .select(shown.map((column) => `message.${column}` as const))
    .where("place.id", "=", messageId)
    .orderBy("message.number")
    .execute();
  return messages.map((message) => presentMessage(message, now));
}
