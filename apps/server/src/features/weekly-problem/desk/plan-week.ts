import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockPlan } from "../lock-plan.ts";
import { maySchedule } from "./policy.ts";
import { type PlannedRow, readPlan } from "./read-plan.ts";
import { readProblem } from "./read-problem.ts";
import { requireWeekToCome } from "./week-to-come.ts";
import type { DeskDeps, Writer } from "./writing.ts";

type Planning = { week: string; problemId: string; swap: boolean };

/**
 * Gives a week to come its problem. One that has another week to come moves; what it takes the place of goes where it came from, or has no
 * week any more. Whoever plans, draws or closes waits for the others, and only then looks at the clock: a week that has opened meanwhile
 * keeps its problem.
 */
export function planWeek(
  { db, clock }: DeskDeps,
  { audit }: Writer,
  { week, problemId, swap }: Planning,
): Promise<PlannedRow[]> {
  return inTransaction(db, async (transaction) => {
    await lockPlan(transaction);
    const now = clock();
    const { open, last } = await requireWeekToCome(transaction, week, now);
    if (week > last) throw new ApiError("WEEK_TOO_FAR");
    const title = await lockReady(transaction, problemId, open);
    const before = await plannedFor(transaction, week);
    if (before && before !== problemId && !swap) throw new ApiError("WEEK_TAKEN");
    const from = await weeksToCome(transaction, problemId, open);
    await transaction
      .deleteFrom("weeklyRounds")
      .where("week", ">", open)
      .where(({ or, eb }) => or([eb("week", "=", week), eb("problemId", "=", problemId)]))
      .execute();
    const [left] = from.filter((other) => other !== week);
    const moved = before && before !== problemId && left ? [{ week: left, problemId: before }] : [];
    await transaction
      .insertInto("weeklyRounds")
      .values([{ week, problemId }, ...moved])
      .execute();
    await audit(transaction, {
      subject: week,
      details: { problem: problemId, title, from: left ?? null, instead: before === problemId ? null : before },
    });
    return readPlan(transaction, now);
  });
}

/** The title of a problem that a week may get; it stays so until the transaction ends. */
async function lockReady(transaction: Database, id: string, open: string): Promise<string> {
  await transaction.selectFrom("weeklyProblems").where("id", "=", id).select("id").forNoKeyUpdate().execute();
  const problem = await readProblem(transaction, id, { week: open });
  if (!maySchedule(problem)) throw new ApiError("PROBLEM_NOT_READY");
  return problem.texts.en.title;
}

async function plannedFor(transaction: Database, week: string): Promise<string | null> {
  const round = await transaction
    .selectFrom("weeklyRounds")
    .where("week", "=", week)
    .select("problemId")
    .executeTakeFirst();
  return round?.problemId ?? null;
}

async function weeksToCome(transaction: Database, problemId: string, open: string): Promise<string[]> {
  const rounds = await transaction
    .selectFrom("weeklyRounds")
    .where("problemId", "=", problemId)
    .where("week", ">", open)
    .select("week")
    .orderBy("week")
    .execute();
  return rounds.map(({ week }) => week);
}
