import type { Badge } from "@dripstone/contract/progress/badges";
import { newBadges } from "../../achievements/badges.ts";
import { earn, ledgerOf } from "../../achievements/ledger.ts";
import type { Database } from "../../database/connect.ts";
import type { Problem } from "./round.ts";
import { solutionOf } from "./solution.ts";
import { type AttemptRow, type Work, wrongAttempts } from "./work.ts";

/** What an answer has earned. */
export type Earned = { points: number; badges: Badge[] };

export const nothingEarned: Earned = { points: 0, badges: [] };

/** Of an attempt that was made before there was an account: whether its owner knows that it has come along. */
type Arrived = { arrivalTold?: boolean | null };

/** Where an attempt belongs: a week with its problem, and what was done in it before. */
type Place = { week: string; problem: Problem; work: Work };

/** Writes a student's next attempt of a week, and what it earns, at its own instant; the student is locked. */
export async function keepAttempt(
  transaction: Database,
  userId: string,
  { week, problem, work }: Place,
  { answer, read, verdict, detail, counts, explanation, at, arrivalTold = null }: AttemptRow & Arrived,
): Promise<Earned> {
  const number = work.attempts.length + 1;
  const row = { userId, week, number, answer, read, verdict, detail, counts, explanation, at, arrivalTold };
  await transaction.insertInto("weeklyAttempts").values(row).execute();
  if (verdict !== "equal") return nothingEarned;

  const solution = await solutionOf(transaction, { userId, week, problem, wrong: wrongAttempts(work), at });
  const before = await ledgerOf(transaction, userId);
  await earn(transaction, userId, solution);
  return { points: solution.points, badges: newBadges(before, solution) };
}
