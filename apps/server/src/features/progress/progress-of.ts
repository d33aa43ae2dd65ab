import { difficulties } from "@dripstone/contract/difficulty";
import type { Progress } from "@dripstone/contract/progress/endpoints";
import { shelfOf } from "../../achievements/badges.ts";
import { solvedWeeksOf, streaksOf } from "../../achievements/streaks.ts";
import { calendarOf } from "./calendar.ts";
import { lessonsOf } from "./lessons.ts";
import type { Earned, Past } from "./read-progress.ts";
import { topicsOf } from "./topics.ts";

/** What a past comes to. Nothing of it stands anywhere, so that it can be made anew at any time. */
export function progressOf(past: Past): Progress {
  const { ledger, currentWeek, lastWeek } = past;
  const problems = ledger.filter(({ deed }) => deed === "weekly-problem");
  const { current, longest } = streaksOf(solvedWeeksOf(ledger), { week: currentWeek, follows: lastWeek });
  const { earned, ahead } = shelfOf(ledger);
  return {
    problemsSolved: problems.length,
    currentStreak: current,
    longestStreak: longest,
    totalPoints: ledger.reduce((sum, { points }) => sum + points, 0),
    byDifficulty: countByDifficulty(problems),
    badges: earned.map(({ badge, earnedAt }) => ({ badge, earnedAt: earnedAt.toISOString() })),
    badgesAhead: ahead,
    currentWeek,
    weekEndsAt: past.weekEndsAt.toISOString(),
    solvedWeeks: problems
      .map(({ source }) => source)
      .sort()
      .reverse(),
    weeks: calendarOf(past),
    pointsByWeek: pointsByWeek(ledger),
    topics: topicsOf(past),
    ...lessonsOf(ledger, past.lessons),
  };
}

function countByDifficulty(problems: readonly Earned[]): Progress["byDifficulty"] {
  const count = (of: string) => problems.filter(({ difficulty }) => difficulty === of).length;
  return Object.fromEntries(
    difficulties.map((difficulty) => [difficulty, count(difficulty)]),
  ) as Progress["byDifficulty"];
}

function pointsByWeek(ledger: readonly Earned[]): Progress["pointsByWeek"] {
  const byWeek = new Map<string, number>();
  for (const { week, points } of ledger) if (points > 0) byWeek.set(week, (byWeek.get(week) ?? 0) + points);
  return [...byWeek]
    .map(([week, points]) => ({ week, points }))
    .sort((one, other) => Date.parse(one.week) - Date.parse(other.week));
}
