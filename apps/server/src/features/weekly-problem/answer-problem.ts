import type { Badge } from "@dripstone/contract/progress/badges";
import { badgesOfNewest } from "../../achievements/badges.ts";
import { type Achievement, earn, ledgerOf } from "../../achievements/ledger.ts";
import type { Database } from "../../database/connect.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { ApiError } from "../../http/errors.ts";
import { lockUser } from "../../people/lock-user.ts";
import { type Graded, grade, isRepeated, isUnjudged, type Unjudged } from "./grade.ts";
import { pointsFor } from "./points.ts";
import { openRound, type Problem, type Round } from "./round.ts";
import { WEEKLY_PROBLEM } from "./solution.ts";
import { attemptsLeft, readWork, type Work, wrongAttempts } from "./work.ts";

export type Answer = { week: string; answer: string; explanation: string };

export type Answered = {
  result: Unjudged | (Graded & { counts: boolean; repeated: boolean });
  earned: { points: number; badges: Badge[] };
  week: string;
  problem: Problem;
  work: Work;
};

const nothing: Answered["earned"] = { points: 0, badges: [] };

/** Answers the open week's problem: judges, counts, rewards; one answer of a student after another. */
export async function answerProblem(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user: { id: userId } }: Pick<Caller, "user">,
  answer: Answer,
): Promise<Answered> {
  // The instant of arrival: who waits for the lock is not late for it.
  const now = clock();
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    const round = await openRound(transaction, now);
    if (!round || round.week !== answer.week) throw new ApiError("WEEK_CLOSED");
    const work = await readWork(transaction, userId, round.week);
    if (work.solution) throw new ApiError("ALREADY_SOLVED");
    if (attemptsLeft(work) === 0) throw new ApiError("NO_ATTEMPTS_LEFT");

    const result = grade(answer.answer, round.problem);
    const { week, problem } = round;
    if (isUnjudged(result)) return { result, earned: nothing, week, problem, work };
    const counts = result.verdict !== "wrong-form";
    if (isRepeated(answer.answer, result, work.attempts, problem)) {
      return { result: { ...result, counts: false, repeated: true }, earned: nothing, week, problem, work };
    }
    await keepAttempt(transaction, userId, {
      ...answer,
      ...result,
      counts,
      number: work.attempts.length + 1,
      at: now,
    });
    const earned = result.verdict === "equal" ? await reward(transaction, userId, { round, work, at: now }) : nothing;
    const after = await readWork(transaction, userId, week);
    return { result: { ...result, counts, repeated: false }, earned, week, problem, work: after };
  });
}

type NewAttempt = Answer & Graded & { counts: boolean; number: number; at: Date };

async function keepAttempt(transaction: Database, userId: string, attempt: NewAttempt): Promise<void> {
  const { week, number, answer, read, verdict, detail, counts, explanation, at } = attempt;
  const row = { userId, week, number, answer, read, verdict, detail, counts, explanation, at };
  await transaction.insertInto("weeklyAttempts").values(row).execute();
}

type Success = { round: Round; work: Work; at: Date };

async function reward(transaction: Database, userId: string, { round, work, at }: Success) {
  const { difficulty } = round.problem;
  const points = pointsFor(difficulty, wrongAttempts(work));
  const solution: Achievement = { deed: WEEKLY_PROBLEM, source: round.week, difficulty, points, earnedAt: at };
  const before = await ledgerOf(transaction, userId);
  await earn(transaction, userId, solution);
  return { points, badges: badgesOfNewest([...before, solution]) };
}
