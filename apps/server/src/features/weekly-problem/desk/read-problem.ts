import type { Week } from "../../../calendar/week.ts";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { weeksOf } from "./lock-problem.ts";
import { deskProblems, stateOf, weekOf } from "./problems.ts";

export type DeskProblemRow = Awaited<ReturnType<typeof readProblem>>;

/** A problem with all that its writers know of it, as it stands in a week. */
export async function readProblem(db: Database, id: string, { week }: Pick<Week, "week">) {
  const problem = await deskProblems(db, week)
    .leftJoin("users as editor", "editor.id", "problem.editedBy")
    .where("problem.id", "=", id)
    .select(["problem.id", "topic", "difficulty", "origin", "retired", "rubric", "texts", "version", "editedAt"])
    .select(["editor.name as editor", "rounds.active", "rounds.closed", stateOf.as("state"), weekOf.as("week")])
    .executeTakeFirst();
  if (!problem) throw new ApiError("NOT_FOUND");
  const { active, closed, ...row } = problem;
  return { ...row, weeks: await weeksOf(db, id), wasAsked: active !== null || closed !== null };
}
