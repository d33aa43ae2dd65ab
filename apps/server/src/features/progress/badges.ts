import { type Badge, badges } from "@dripstone/contract/progress/badges";
import type { Database } from "../../database/connect.ts";

type Achievements = { problemsSolved: number };

/** When each badge is due. */
const due: Record<Badge, (achieved: Achievements) => boolean> = {
  "first-drop": ({ problemsSolved }) => problemsSolved >= 1,
};

/** Gives the badges that are due, each once, and tells which are new. */
export async function awardBadges(
  db: Database,
  { userId, at, ...achieved }: Achievements & { userId: string; at: Date },
): Promise<Badge[]> {
  const earned = badges.filter((badge) => due[badge](achieved));
  if (earned.length === 0) return [];
  const rows = await db
    .insertInto("badgeAwards")
    .values(earned.map((badge) => ({ userId, badge, earnedAt: at })))
    .onConflict((conflict) => conflict.columns(["userId", "badge"]).doNothing())
    .returning("badge")
    .execute();
  return rows.map((row) => row.badge as Badge);
}

/** The badges that a student was given at an instant: what a retried request was told the first time. */
export async function badgesEarnedAt(db: Database, { userId, at }: { userId: string; at: Date }): Promise<Badge[]> {
  const rows = await db
    .selectFrom("badgeAwards")
    .where("userId", "=", userId)
    .where("earnedAt", "=", at)
    .select("badge")
    .execute();
  return rows.map((row) => row.badge as Badge);
}
