import type { PersonalData } from "../../personal-data.ts";

export const tutorData: PersonalData = {
  tables: ["chatSessions", "chatFlags", "tutorCalls", "tutorUsedDays"],
  async collect({ db }, userId) {
    const sessions = await db
      .selectFrom("chatSessions")
      .select(["id", "name", "context", "begunAt", "at"])
      .where("userId", "=", userId)
      .orderBy("begunAt")
      .execute();
    const messages = await db
      .selectFrom("chatMessages")
      .select(["sessionId", "number", "role", "content", "state", "engine", "at"])
      .select(["feedback", "feedbackComment", "feedbackAt"])
      .where("userId", "=", userId)
      .orderBy("sessionId")
      .orderBy("number")
      .execute();
    const flags = await db
      .selectFrom("chatFlags")
      .select(["said", "kind", "at", "seenAt"])
      .where("userId", "=", userId)
      .orderBy("at")
      .execute();
    const looked = await db
      .selectFrom("chatFlags")
      .select(["id", "seenAt"])
      .where("seenBy", "=", userId)
      .orderBy("seenAt")
      .execute();
    const calls = await db
      .selectFrom("tutorCalls")
      .select(["at", "mode", "engine", "outcome", "tokensIn", "tokensOut"])
      .where("userId", "=", userId)
      .orderBy("at")
      .execute();
    const used = await db
      .selectFrom("tutorUsedDays")
      .select(["day", "messages", "tokens"])
      .where("userId", "=", userId)
      .orderBy("day")
      .execute();
    return {
      "tutor/replies-asked-for.json": calls,
      "tutor/used-on-days.json": used,
      "tutor/flags.json": flags,
      "tutor/flags-looked-at.json": looked,
      "tutor/conversations.json": sessions,
      "tutor/messages.json": messages,
    };
  },
};
