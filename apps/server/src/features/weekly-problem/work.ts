import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import type { Attempt } from "@dripstone/contract/weekly-problem/payloads";
import { type Expression, expressionBuilder, sql } from "kysely";
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Database } from "../../database/connect.ts";
import type { DB } from "../../database/schema.ts";
import { writtenOnce } from "../../database/written-once.ts";
import { WEEKLY_PROBLEM } from "./solution.ts";

export type AttemptRow = {
  answer: string;
  read: string;
  verdict: Attempt["verdict"];
  detail: string | null;
  counts: boolean;
  explanation: string;
  /** What a teacher said to the explanation. */
  review?: { excellent: boolean; comment: string } | null;
  at: Date;
};

/** What one student has done in one week. */
export type Work = {
  attempts: AttemptRow[];
  solution: { points: number; solvedAt: Date } | null;
};

export async function readWork(db: Database, userId: string, week: string): Promise<Work> {
  const [found] = await workIn(db, { userId, week });
  return workOf(found?.work ?? null);
}

const workIn = writtenOnce((db, { userId, week }: { userId: string; week: string }) =>
  db.selectNoFrom(storedWork(sql`${userId}::uuid`, { week }).as("work")),
);

/** What a student has done in a week, as an expression. */
export function storedWork(userId: Expression<string>, { week }: { week: string }) {
  const { selectFrom } = expressionBuilder<DB>();
  const attempts = selectFrom("weeklyAttempts")
    .leftJoin("weeklyExplanationReviews as review", "review.attemptId", "weeklyAttempts.id")
    .where("userId", "=", userId)
    .where("week", "=", week)
    .select(["answer", "read", "verdict", "detail", "counts", "explanation", "at", "excellent", "comment"])
    .orderBy("number");
  const solution = selectFrom("achievements")
    .where("userId", "=", userId)
    .where("deed", "=", WEEKLY_PROBLEM)
    .where("source", "=", week)
    .select(["points", "earnedAt as at"]);
  return jsonBuildObject({ attempts: jsonArrayFrom(attempts), solution: jsonObjectFrom(solution) });
}

type StoredWork = ReturnType<typeof storedWork> extends Expression<infer Stored> ? Stored : never;

/** What is stored, with its instants. */
export function workOf(stored: StoredWork | null): Work {
  const { attempts, solution } = stored ?? { attempts: [], solution: null };
  return {
    attempts: attempts.map(({ at, ...attempt }) => withReview({ ...attempt, at: new Date(at) })),
    solution: solution && { points: solution.points, solvedAt: new Date(solution.at) },
  };
}

type Reviewed = Omit<AttemptRow, "review"> & { excellent: boolean | null; comment: string | null };

/** An attempt as it is read beside its review, if there is one. */
const withReview = ({ excellent, comment, ...attempt }: Reviewed): AttemptRow => ({
  ...attempt,
  review: excellent === null || comment === null ? null : { excellent, comment },
});

export function attemptsLeft({ attempts }: Work): number {
  return Math.max(0, weeklyProblemLimits.ATTEMPTS_PER_WEEK - attempts.filter((attempt) => attempt.counts).length);
}

export function wrongAttempts({ attempts }: Work): number {
  return attempts.filter((attempt) => attempt.counts && attempt.verdict !== "equal").length;
}
