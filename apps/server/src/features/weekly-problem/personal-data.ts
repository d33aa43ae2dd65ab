import type { PersonalData } from "../../personal-data.ts";

export const weeklyProblemData: PersonalData = {
  tables: ["weeklyAttempts"],
  async collect({ db }, userId) {
    const attempts = db
      .selectFrom("weeklyAttempts")
      .select(["week", "number", "answer", "read", "verdict", "detail", "counts", "explanation", "at"])
      .where("userId", "=", userId)
      .orderBy("at");
    return { "weekly-problem/attempts.json": await attempts.execute() };
  },
};
