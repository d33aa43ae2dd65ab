import type { PersonalData } from "../../personal-data.ts";

export const weeklyProblemData: PersonalData = {
  tables: ["weeklyAttempts", "weeklyExplanationReviews", "weeklyProblems", "weeklyReminders", "weeklyReminderLinks"],
  async collect({ db }, userId) {
    const attempts = db
      .selectFrom("weeklyAttempts")
      .leftJoin("weeklyExplanationReviews as review", "review.attemptId", "weeklyAttempts.id")
      .select(["week", "number", "answer", "read", "verdict", "detail", "counts", "explanation", "at"])
      .select(["excellent", "comment", "reviewedAt"])
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
    const reviews = db
      .selectFrom("weeklyExplanationReviews")
      .select(["excellent", "comment", "reviewedAt"])
      .where("reviewerId", "=", userId)
      .orderBy("reviewedAt");
    return {
      "weekly-problem/attempts.json": await attempts.execute(),
      "weekly-problem/written.json": await written.execute(),
      "weekly-problem/reviews.json": await reviews.execute(),
      "weekly-problem/reminders.json": await reminders.execute(),
    };
  },
};
