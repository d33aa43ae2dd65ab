import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Database } from "../../database/connect.ts";
import { drawnFirst, type Round, weekAndProblem, weekOf } from "./round.ts";
import { WEEKLY_PROBLEM } from "./solution.ts";
import { type Work, withReview } from "./work.ts";

/** The open round with what a student has done in it, in one round trip; null when none is open. */
export async function readOpenWork(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ round: Round; work: Work } | null> {
  const row = await drawnFirst(db, () => weekWithWork(db, userId, now).executeTakeFirstOrThrow());
  const { problem, ...week } = weekOf(row);
  if (!problem) return null;
  const { attempts, solution } = row;
  return {
    round: { ...week, problem },
    work: {
      attempts: attempts.map(({ at, ...attempt }) => withReview({ ...attempt, at: new Date(at) })),
      solution: solution && { points: solution.points, solvedAt: new Date(solution.at) },
    },
  };
}

function weekWithWork(db: Database, userId: string, now: Date) {
  return weekAndProblem(db, now).select((open) => [
    jsonArrayFrom(
      open
        .selectFrom("weeklyAttempts")
        .leftJoin("weeklyExplanationReviews as review", "review.attemptId", "weeklyAttempts.id")
        .where("userId", "=", userId)
        .whereRef("weeklyAttempts.week", "=", "weeklyRounds.week")
        .select(["answer", "read", "verdict", "detail", "counts", "explanation", "at", "excellent", "comment"])
        .orderBy("number"),
    ).as("attempts"),
    jsonObjectFrom(
      open
        .selectFrom("achievements")
        .where("userId", "=", userId)
        .where("deed", "=", WEEKLY_PROBLEM)
        .where("source", "=", sql<string>`open.week::text`)
        .select(["points", "earnedAt as at"]),
    ).as("solution"),
  ]);
}
