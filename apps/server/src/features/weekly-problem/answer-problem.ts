import { inTransaction } from "../../database/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { ApiError } from "../../http/errors.ts";
import { lockUser } from "../../people/lock-user.ts";
import { type Graded, grade, isRepeated, isUnjudged, type Unjudged } from "./grade.ts";
import { holdRound } from "./hold-round.ts";
import { type Earned, keepAttempt, nothingEarned } from "./keep-attempt.ts";
import { openRound, type Problem } from "./round.ts";
import { attemptsLeft, readWork, type Work } from "./work.ts";

export type Answer = { week: string; answer: string; explanation: string };

export type Answered = {
  result: Unjudged | (Graded & { counts: boolean; repeated: boolean });
  earned: Earned;
  week: string;
  problem: Problem;
  work: Work;
};

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
    await holdRound(transaction, round.week);
    const work = await readWork(transaction, userId, round.week);
    if (work.solution) throw new ApiError("ALREADY_SOLVED");
    if (attemptsLeft(work) === 0) throw new ApiError("NO_ATTEMPTS_LEFT");

    const result = grade(answer.answer, round.problem);
    const { week, problem } = round;
    if (isUnjudged(result)) return { result, earned: nothingEarned, week, problem, work };
    const counts = result.verdict !== "wrong-form";
    if (isRepeated(answer.answer, result, work.attempts, problem)) {
      return { result: { ...result, counts: false, repeated: true }, earned: nothingEarned, week, problem, work };
    }
    const earned = await keepAttempt(
      transaction,
      userId,
      { week, problem, work },
      { ...answer, ...result, counts, at: now },
    );
    const after = await readWork(transaction, userId, week);
    return { result: { ...result, counts, repeated: false }, earned, week, problem, work: after };
  });
}
