import type { Deed } from "@dripstone/contract/progress/deeds";
import type { Expression } from "kysely";
import type { Database } from "../database/connect.ts";
import type { Achievement, FactsByDeed } from "./achievement.ts";

/** Writes into the ledger, in the verb's transaction. Once: false, and nothing is written, if it was earned before. */
export async function earn(
  transaction: Database,
  userId: string,
  { facts, ...achievement }: Achievement,
): Promise<boolean> {
  const row = await transaction
    .insertInto("achievements")
    .values({ userId, ...achievement, facts: JSON.stringify(facts) })
    .onConflict((conflict) => conflict.columns(["userId", "deed", "source"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes anew what a deed that somebody has done is worth; when it was done stays. */
export async function correct<D extends Deed>(
  transaction: Database,
  userId: string,
  { deed, source, points, facts }: { deed: D; source: string; points: number; facts: FactsByDeed[D] },
): Promise<void> {
  await transaction
    .updateTable("achievements")
    .set({ points, facts: JSON.stringify(facts) })
    .where("userId", "=", userId)
    .where("deed", "=", deed)
    .where("source", "=", source)
    .execute();
}

/** Strikes out what somebody has earned no more. */
export async function takeBack(
  transaction: Database,
  userId: string,
  { deed, source }: Pick<Achievement, "deed" | "source">,
): Promise<void> {
  await takeBackAll(transaction, userId, { deed, sources: [source] });
}

/** The same by several sources, or by all that a query finds; false if nothing was earned by them. */
export async function takeBackAll(
  transaction: Database,
  userId: string,
  { deed, sources }: { deed: Deed; sources: readonly string[] | Expression<string> },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("achievements")
    .where("userId", "=", userId)
    .where("deed", "=", deed)
    .where("source", "in", sources)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * All that somebody has earned, the oldest first, in whatever order it was written. Votes are left out: there may be thousands, and all that
 * follows of them is reputation.
 */
export async function ledgerOf(db: Database, userId: string): Promise<Achievement[]> {
  const rows = await db
    .selectFrom("achievements")
    .where("userId", "=", userId)
    .where("deed", "!=", "forum-vote")
    .select(["deed", "source", "difficulty", "points", "facts", "earnedAt"])
    .orderBy("earnedAt")
    .orderBy("deed")
    .orderBy("source")
    .execute();
  // The deed tells of which kind the facts are; the table keeps them in two columns.
  return rows as Achievement[];
}
