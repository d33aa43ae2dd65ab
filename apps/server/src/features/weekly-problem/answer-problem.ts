import type { Badge } from "@dripstone/contract/progress/badges";
import type { Database } from "../../database/connect.ts";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/errors.ts";
import { type Graded, grade, type Unreadable } from "./grade.ts";
import { pointsFor } from "./points.ts";
import { openRound, type Problem, problemOf, type Round } from "./round.ts";
import { attemptsLeft, readWork, type Work, wrongAttempts } from "./work.ts";

/** What the feature of progress does for this one. */
export type BadgeKeeper = {
  /** Gives the badges that are due after a solved problem, and tells which are new. */
  award(db: Database, of: { userId: string; problemsSolved: number; at: Date }): Promise<Badge[]>;
  earnedAt(db: Database, of: { userId: string; at: Date }): Promise<Badge[]>;
};

export type Answer = { week: string; answer: string; explanation: string; idempotencyKey: string | undefined };

export type Answered = {
  result: Unreadable | (Graded & { counts: boolean; repeated: boolean });
  earned: { points: number; badges: Badge[] };
  week: string;
  problem: Problem;
  work: Work;
};

type Parts = Pick<Deps, "db" | "clock"> & { badges: BadgeKeeper };

const nothing: Answered["earned"] = { points: 0, badges: [] };

/** Answers the open week's problem: judges, counts, rewards; one answer of a student after another. */
export async function answerProblem({ db, clock, badges }: Parts, userId: string, answer: Answer): Promise<Answered> {
  // The instant of arrival: who waits for the lock is not late for it.
  const now = clock();
  return db.transaction().execute(async (trx) => {
    await lockStudent(trx, userId);
    const before = await answeredBefore(trx, badges, userId, answer.idempotencyKey);
    if (before) return before;

    const round = await openRound(trx, now);
    if (!round || round.week !== answer.week) throw new ApiError("WEEK_CLOSED");
    const work = await readWork(trx, userId, round.week);
    if (work.solution) throw new ApiError("ALREADY_SOLVED");
    if (attemptsLeft(work) === 0) throw new ApiError("NO_ATTEMPTS_LEFT");

    const result = grade(answer.answer, round.problem);
    const { week, problem } = round;
    if (result.verdict === "unreadable") return { result, earned: nothing, week, problem, work };
    const counts = result.verdict !== "wrong-form";
    if (work.attempts.some(({ read, verdict }) => read === result.read && verdict === result.verdict)) {
      return { result: { ...result, counts: false, repeated: true }, earned: nothing, week, problem, work };
    }
    await keepAttempt(trx, userId, { ...answer, ...result, counts, number: work.attempts.length + 1, at: now });
    const earned = result.verdict === "equal" ? await reward(trx, badges, { userId, round, work, at: now }) : nothing;
    const after = await readWork(trx, userId, week);
    return { result: { ...result, counts, repeated: false }, earned, week, problem, work: after };
  });
}

/** Holds back whatever else this student answers, in any process, until the transaction ends. */
async function lockStudent(trx: Database, userId: string): Promise<void> {
  const student = await trx.selectFrom("users").where("id", "=", userId).select("id").forNoKeyUpdate().execute();
  if (student.length === 0) throw new ApiError("NOT_SIGNED_IN");
}

/** A retry is told what the first one was told, even after the week's end. */
async function answeredBefore(trx: Database, badges: BadgeKeeper, userId: string, idempotencyKey: string | undefined) {
  if (!idempotencyKey) return null;
  const attempt = await trx
    .selectFrom("weeklyAttempts")
    .where("userId", "=", userId)
    .where("idempotencyKey", "=", idempotencyKey)
    .select(["week", "read", "verdict", "detail", "counts", "at"])
    .executeTakeFirst();
  const problem = attempt && (await problemOf(trx, attempt.week));
  if (!problem) return null;
  const { week, at } = attempt;
  const work = await readWork(trx, userId, week);
  const solves = attempt.verdict === "equal";
  const earned = solves
    ? { points: work.solution?.points ?? 0, badges: await badges.earnedAt(trx, { userId, at }) }
    : nothing;
  return { result: { ...(attempt as Graded & { counts: boolean }), repeated: false }, earned, week, problem, work };
}

type NewAttempt = Answer & Graded & { counts: boolean; number: number; at: Date };

async function keepAttempt(trx: Database, userId: string, attempt: NewAttempt): Promise<void> {
  const { week, number, answer, read, verdict, detail, counts, explanation, at, idempotencyKey = null } = attempt;
  const row = { userId, week, number, answer, read, verdict, detail, counts, explanation, at, idempotencyKey };
  await trx.insertInto("weeklyAttempts").values(row).execute();
}

type Success = { userId: string; round: Round; work: Work; at: Date };

async function reward(trx: Database, badges: BadgeKeeper, { userId, round, work, at }: Success) {
  const wrong = wrongAttempts(work);
  const points = pointsFor(round.problem.difficulty, wrong);
  const solution = { userId, week: round.week, points, attempts: wrong + 1, solvedAt: at };
  await trx.insertInto("weeklySolutions").values(solution).execute();
  const { problemsSolved } = await trx
    .selectFrom("weeklySolutions")
    .where("userId", "=", userId)
    .select(({ fn }) => fn.countAll<number>().as("problemsSolved"))
    .executeTakeFirstOrThrow();
  return { points, badges: await badges.award(trx, { userId, problemsSolved, at }) };
}
