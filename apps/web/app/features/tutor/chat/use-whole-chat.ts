import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { useLazyWholeChatQuery } from "../api.ts";

/** Asks for all that was said in a conversation; what the page has of a long one are the newest messages. */
export function useWholeChat(sessionId: string) {
  const [ask, { error, isFetching }] = useLazyWholeChatQuery();
  const params = { sessionId, limit: String(tutorLimits.CHAT_SESSION_MESSAGES_MAX) };
  const read = async () => (await ask({ params })).data;
  return { read, error, isReading: isFetching };
}
