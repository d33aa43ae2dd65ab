import type { PersonalData } from "../../personal-data.ts";

export const weeklyProblemData: PersonalData = {
  tables: ["weeklyAttempts", "weeklyProblems", "weeklyReminders", "weeklyReminderLinks"],
  async collect({ db }, userId) {
    const attempts = db
      .selectFrom("weeklyAttempts")
      .select(["week", "number", "answer", "read", "verdict", "detail", "counts", "explanation", "at"])
      .where("userId", "=", userId)
      .orderBy("at");
    const written = db
      .selectFrom("weeklyProblems")
      .select(["id", "texts", "editedAt"])
      .where("editedBy", "=", userId)
      .orderBy("id");
    const reminders = db
      .selectFrom("weeklyReminders")
      .select(["wantedSince", "remindedWeek"])
      .select(({ selectFrom, fn }) =>
        selectFrom("weeklyReminderLinks")
          .select(fn.countAll<number>().as("links"))
          .where("userId", "=", userId)
          .$asScalar()
          .as("stoppingLinks"),
      )
      .where("userId", "=", userId);
    return {
      "weekly-problem/attempts.json": await attempts.execute(),
      "weekly-problem/written.json": await written.execute(),
      "weekly-problem/reminders.json": await reminders.execute(),
    };
  },
};
