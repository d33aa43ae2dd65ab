import { difficulties } from "@dripstone/contract/difficulty";
import type { Progress } from "@dripstone/contract/progress/endpoints";
import { badgesOf } from "../../achievements/badges.ts";
import { type Achievement, ledgerOf } from "../../achievements/ledger.ts";
import { streaksOf } from "../../achievements/streaks.ts";
import { weekAt } from "../../calendar/week.ts";
import type { Database } from "../../database/connect.ts";

/** What somebody has achieved, all of it derived from the ledger. */
export async function readProgress(db: Database, userId: string, now: Date): Promise<Progress> {
  const ledger = await ledgerOf(db, userId);
  const { week: currentWeek } = await weekAt(db, now);
  const problems = ledger.filter(({ deed }) => deed === "weekly-problem");
  const solvedWeeks = problems
    .map(({ source }) => source)
    .sort()
    .reverse();
  const { current, longest } = streaksOf(solvedWeeks, currentWeek);
  return {
    problemsSolved: problems.length,
    currentStreak: current,
    longestStreak: longest,
    totalPoints: ledger.reduce((sum, { points }) => sum + points, 0),
    byDifficulty: countByDifficulty(problems),
    badges: badgesOf(ledger).map(({ badge, earnedAt }) => ({ badge, earnedAt: earnedAt.toISOString() })),
    currentWeek,
    solvedWeeks,
  };
}

function countByDifficulty(problems: readonly Achievement[]): Progress["byDifficulty"] {
  const count = (of: string) => problems.filter(({ difficulty }) => difficulty === of).length;
  return Object.fromEntries(
    difficulties.map((difficulty) => [difficulty, count(difficulty)]),
  ) as Progress["byDifficulty"];
}
