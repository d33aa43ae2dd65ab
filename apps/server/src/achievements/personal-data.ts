import type { PersonalData } from "../personal-data.ts";
import { badgesOf } from "./badges.ts";
import { ledgerOf } from "./ledger.ts";

export const achievementData: PersonalData = {
  tables: ["achievements"],
  async collect({ db }, userId) {
    const ledger = await ledgerOf(db, userId);
    const votes = db
      .selectFrom("achievements")
      .where("userId", "=", userId)
      .where("deed", "=", "forum-vote")
      .select(["facts", "earnedAt"])
      .orderBy("earnedAt");
    return {
      "progress/achievements.json": ledger,
      "progress/badges.json": badgesOf(ledger),
      "progress/votes.json": await votes.execute(),
    };
  },
};
