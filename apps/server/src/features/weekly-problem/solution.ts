import type { Achievement } from "../../achievements/achievement.ts";
import { isWeekFor } from "../../achievements/weeks.ts";
import type { Database } from "../../database/connect.ts";
import { pointsFor } from "./points.ts";
import type { Problem } from "./round.ts";

/** For what the ledger of achievements knows the weekly problem; the source is the week's Monday. */
export const WEEKLY_PROBLEM = "weekly-problem";

type Solving = {
  userId: string;
  week: string;
  problem: Problem;
  /** Wrong attempts before it. */
  wrong: number;
  at: Date;
};

/** What the right answer earns, with all that badges and progress will ask about it. */
export async function solutionOf(db: Database, { userId, week, problem, wrong, at }: Solving): Promise<Achievement> {
  const { difficulty, texts } = problem;
  const { topic, follows } = await db
    .selectFrom("weeklyRounds as round")
    .innerJoin("weeklyProblems as problem", "problem.id", "round.problemId")
    .where("round.week", "=", week)
    .select("problem.topic")
    .select(({ selectFrom }) =>
      selectFrom("weeklyRounds as before")
        .select("before.week")
        .whereRef("before.week", "<", "round.week")
        .where(isWeekFor(userId, "before"))
        .orderBy("before.week", "desc")
        .limit(1)
        .$asScalar()
        .as("follows"),
    )
    .executeTakeFirstOrThrow();
  return {
    deed: WEEKLY_PROBLEM,
    source: week,
    difficulty,
    points: pointsFor(difficulty, wrong),
    // Each wrong attempt opens a hint, as long as there is one.
    facts: { topic, attempts: wrong + 1, hints: Math.min(wrong, texts.en.hints.length), follows },
    earnedAt: at,
  };
}
