import type { PersonalData } from "../../personal-data.ts";

export const tutorData: PersonalData = {
  tables: ["chatSessions"],
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
    return { "tutor/conversations.json": sessions, "tutor/messages.json": messages };
  },
};
