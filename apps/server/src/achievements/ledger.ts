import type { Difficulty } from "@dripstone/contract/difficulty";
import type { Deed } from "@dripstone/contract/progress/deeds";
import type { Topic } from "@dripstone/contract/weekly-problem/topics";
import type { Database } from "../database/connect.ts";

/** A solved weekly problem; the source is its week's Monday. */
export type SolvedFacts = {
  topic: Topic;
  /** Attempts that it took, the right one counted. */
  attempts: number;
  /** Hints that were open when it was solved. */
  hints: number;
  /** The last week before it that had a problem (`weeks.ts`): a week without one breaks no streak. Null for the very first. */
  follows: string | null;
};

/** What was worked through, and how well, from 0 to 100; null where there was nothing to score. */
type ScoredFacts = { score: number | null };

/** What others think of what somebody wrote: it is worth no points, but reputation. */
type EsteemFacts = { reputation: number };

/** What badges and progress know of a deed besides its points, by its kind. */
type FactsByDeed = {
  "weekly-problem": SolvedFacts;
  "explanation-excellent": Record<string, never>;
  lesson: ScoredFacts;
  test: ScoredFacts;
  homework: ScoredFacts;
  "forum-answer": EsteemFacts;
  "forum-vote": EsteemFacts;
};

/** Something that somebody has earned. `deed` says for what, and `source` which one, as its feature names it. */
export type Achievement = {
  [D in Deed]: {
    deed: D;
    source: string;
    difficulty: Difficulty | null;
    points: number;
    facts: FactsByDeed[D];
    earnedAt: Date;
  };
}[Deed];

export type Facts = Achievement["facts"];

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
  await transaction
    .deleteFrom("achievements")
    .where("userId", "=", userId)
    .where("deed", "=", deed)
    .where("source", "=", source)
    .execute();
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
