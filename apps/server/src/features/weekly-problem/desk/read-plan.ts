import type { PlannedWeek } from "@dripstone/contract/weekly-problem/desk/payloads";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { type Week, weeksFrom } from "../../../calendar/week.ts";
import type { Database } from "../../../database/connect.ts";
import { drawables, drawnFor } from "../draw.ts";
import { thisWeek } from "../round.ts";
import { titles } from "./problems.ts";

export type PlannedRow = Week & { state: PlannedWeek["state"]; problem: Planned | null };

type Planned = Awaited<ReturnType<typeof problemsOf>>[number];

/** The open week and those to come, as they are planned, and as they will be if nobody plans otherwise. */
export async function readPlan(db: Database, now: Date): Promise<PlannedRow[]> {
  await thisWeek(db, now);
  const weeks = await weeksFrom(db, now, weeklyProblemLimits.WEEKS_PLANNED + 1);
  const rounds = await roundsOf(db, weeks);
  const byItself = drawnAhead(
    weeks.map(({ week }) => week).filter((week) => !rounds.has(week)),
    await drawables(db),
  );
  const ids = [...[...rounds.values()].map(({ problemId }) => problemId), ...byItself.values()];
  const problems = new Map((await problemsOf(db, ids)).map((problem) => [problem.id, problem]));
  return weeks.map((week, index): PlannedRow => {
    const round = rounds.get(week.week);
    const problem = problems.get(round?.problemId ?? byItself.get(week.week) ?? "") ?? null;
    if (!round) return { ...week, state: problem ? "by-itself" : "empty", problem };
    return { ...week, state: index > 0 ? "scheduled" : round.closedAt ? "closed" : "active", problem };
  });
}

async function roundsOf(db: Database, weeks: readonly Week[]) {
  const rounds = await db
    .selectFrom("weeklyRounds")
    .where(
      "week",
      "in",
      weeks.map(({ week }) => week),
    )
    .select(["week", "problemId", "closedAt"])
    .execute();
  return new Map(rounds.map(({ week, ...round }) => [week, round]));
}

/** What each of these weeks will draw, one after another. */
function drawnAhead(weeks: readonly string[], drawable: Awaited<ReturnType<typeof drawables>>): Map<string, string> {
  const drawn = new Map<string, string>();
  let problems = drawable;
  for (const week of weeks) {
    const next = drawnFor(week, problems);
    if (!next) continue;
    drawn.set(week, next.id);
    problems = problems.map((problem) => (problem === next ? { ...next, weeks: [...next.weeks, week] } : problem));
  }
  return drawn;
}

async function problemsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("weeklyProblems as problem")
    .where("id", "in", ids)
    .select(["id", "difficulty", "topic", "origin", titles.as("titles")])
    .execute();
}
