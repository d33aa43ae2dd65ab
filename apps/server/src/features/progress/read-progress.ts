import type { Locale } from "@dripstone/contract/locale";
import type { Badge } from "@dripstone/contract/progress/badges";
import type { Progress } from "@dripstone/contract/progress/endpoints";
import { difficulties } from "@dripstone/contract/weekly-problem/payloads";
import type { Database } from "../../database/connect.ts";
import type { Deps } from "../../deps.ts";
import { streaksOf } from "./streaks.ts";

type Solved = Progress["solved"];

/** What the weekly problem's feature knows about a student; solved problems newest first. */
export type ReadRecord = (
  db: Database,
  of: { userId: string; language: Locale; now: Date },
) => Promise<{ currentWeek: string; solved: Solved }>;

type Parts = Pick<Deps, "db" | "clock"> & { readRecord: ReadRecord };

export async function readProgress(
  { db, clock, readRecord }: Parts,
  userId: string,
  language: Locale,
): Promise<Progress> {
  const { currentWeek, solved } = await readRecord(db, { userId, language, now: clock() });
  const { current, longest } = streaksOf(
    solved.map(({ week }) => week),
    currentWeek,
  );
  return {
    problemsSolved: solved.length,
    currentStreak: current,
    longestStreak: longest,
    totalPoints: solved.reduce((sum, { points }) => sum + points, 0),
    byDifficulty: countByDifficulty(solved),
    badges: await badgesOf(db, userId),
    currentWeek,
    solved,
  };
}

function countByDifficulty(solved: Solved): Progress["byDifficulty"] {
  const count = (of: string) => solved.filter(({ difficulty }) => difficulty === of).length;
  return Object.fromEntries(
    difficulties.map((difficulty) => [difficulty, count(difficulty)]),
  ) as Progress["byDifficulty"];
}

async function badgesOf(db: Database, userId: string): Promise<Progress["badges"]> {
  const rows = await db
    .selectFrom("badgeAwards")
    .where("userId", "=", userId)
    .select(["badge", "earnedAt"])
    .orderBy("earnedAt")
    .orderBy("badge")
    .execute();
  return rows.map(({ badge, earnedAt }) => ({ badge: badge as Badge, earnedAt: earnedAt.toISOString() }));
}
