import type { Difficulty } from "@dripstone/contract/difficulty";
import type { Deed } from "@dripstone/contract/progress/deeds";
import type { Database } from "../database/connect.ts";

/** Something that somebody has earned. `deed` says for what, and `source` which one, as its feature names it. */
export type Achievement = {
  deed: Deed;
  source: string;
  difficulty: Difficulty | null;
  points: number;
  earnedAt: Date;
};

/** Writes into the ledger, in the verb's transaction. Once: false, and nothing is written, if it was earned before. */
export async function earn(transaction: Database, userId: string, achievement: Achievement): Promise<boolean> {
  const row = await transaction
    .insertInto("achievements")
    .values({ userId, ...achievement })
    .onConflict((conflict) => conflict.columns(["userId", "deed", "source"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** All that somebody has earned, the oldest first. */
export async function ledgerOf(db: Database, userId: string): Promise<Achievement[]> {
  return db
    .selectFrom("achievements")
    .where("userId", "=", userId)
    .select(["deed", "source", "difficulty", "points", "earnedAt"])
    .orderBy("earnedAt")
    .orderBy("id")
    .execute();
}
