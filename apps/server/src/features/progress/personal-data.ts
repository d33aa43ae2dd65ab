import type { PersonalData } from "../../personal-data.ts";

export const progressData: PersonalData = {
  tables: ["badgeAwards"],
  async collect({ db }, userId) {
    const badges = db
      .selectFrom("badgeAwards")
      .select(["badge", "earnedAt"])
      .where("userId", "=", userId)
      .orderBy("earnedAt");
    return { "progress/badges.json": await badges.execute() };
  },
};
