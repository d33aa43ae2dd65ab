import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";

type Opened = { id: string; version: number };

/**
 * A problem that was written at the desk, as it was opened; until the transaction ends, nobody else changes it, and no week gets it.
 * Whoever has opened an older version would overwrite what somebody else has written since.
 */
export async function lockProblem(transaction: Database, { id, version }: Opened) {
  const problem = await transaction
    .selectFrom("weeklyProblems")
    .where("id", "=", id)
    .select(["id", "origin", "version", "readyAt", "difficulty", "topic", "rubric", "texts"])
    .forUpdate()
    .executeTakeFirst();
  if (!problem) throw new ApiError("NOT_FOUND");
  if (problem.origin === "content") throw new ApiError("PROBLEM_OF_CONTENT");
  if (problem.version !== version) throw new ApiError("EDITED_MEANWHILE");
  return problem;
}

/** The weeks in which a problem was, is or will be asked, newest first. */
export async function weeksOf(db: Database, problemId: string): Promise<string[]> {
  const rounds = await db
    .selectFrom("weeklyRounds")
    .where("problemId", "=", problemId)
    .select("week")
    .orderBy("week", "desc")
    .execute();
  return rounds.map(({ week }) => week);
}
