import type { PersonalData } from "../../personal-data.ts";

export const weeklyProblemData: PersonalData = {
  tables: ["weeklyAttempts", "weeklySolutions"],
  async collect({ db }, userId) {
    const attempts = db
      .selectFrom("weeklyAttempts")
      .select(["week", "number", "answer", "read", "verdict", "detail", "counts", "explanation", "at"])
      .where("userId", "=", userId)
      .orderBy("at");
    const solutions = db
      .selectFrom("weeklySolutions")
      .select(["week", "points", "attempts", "solvedAt"])
      .where("userId", "=", userId)
      .orderBy("week");
    return {
      "weekly-problem/attempts.json": await attempts.execute(),
      "weekly-problem/solutions.json": await solutions.execute(),
    };
  },
};
