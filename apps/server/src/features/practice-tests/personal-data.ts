import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { PersonalData } from "../../personal-data.ts";

export const practiceTestsData: PersonalData = {
  tables: ["sittings"],
  async collect({ db }, userId) {
    const sittings = db
      .selectFrom("sittings")
      .where("userId", "=", userId)
      .orderBy("startedAt")
      .select(["id", "paper", "number", "startedAt", "endsAt", "endedAt", "endedBy"])
      .select(["rightAnswers", "wrongAnswers", "blankAnswers", "points", "pointsMax"])
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom("sittingAnswers as answer")
            .whereRef("answer.sittingId", "=", "sittings.id")
            .select(["answer.question", "answer.choice", "answer.flagged", "answer.at"])
            .orderBy("answer.question"),
        ).as("answers"),
      );
    return { "practice-tests/sittings.json": await sittings.execute() };
  },
};
