import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/errors.ts";
import type { Limiter } from "../../http/limits.ts";
import { networkOf } from "../../http/limits.ts";
import type { Answer } from "./answer-problem.ts";
import { type Graded, grade, isUnjudged, type Unjudged } from "./grade.ts";
import { openRound, type Problem } from "./round.ts";
import type { Trial } from "./trial.ts";

type Visitor = { mark: Buffer; address: string };

export type VisitorAnswered = {
  result: Unjudged | Graded;
  /** What was used up; null where nothing was. */
  trial: Trial | null;
  week: string;
  problem: Problem;
};

/**
 * Judges an answer for somebody without an account, once for each mark and week. What costs a student no attempt costs nothing here. Whoever
 * throws the mark away gets another one, so that an address has its share of a day besides.
 */
export async function answerAsVisitor(
  { db, clock, judged }: Pick<Deps, "db" | "clock"> & { judged: Limiter },
  { mark, address }: Visitor,
  { week, answer, explanation }: Answer,
): Promise<VisitorAnswered> {
  const at = clock();
  const round = await openRound(db, at);
  if (!round || round.week !== week) throw new ApiError("WEEK_CLOSED");
  const { problem } = round;
  const before = await db
    .selectFrom("weeklyTrials")
    .select("at")
    .where("visitorMark", "=", mark)
    .where("week", "=", week)
    .executeTakeFirst();
  if (before) throw new ApiError("TRIAL_USED");

  const network = networkOf(address);
  // Counted before it is looked at, so that many at once are no more than one after another.
  await judged.take(network);
  const result = grade(answer, problem);
  if (isUnjudged(result) || result.verdict === "wrong-form") {
    await judged.giveBack(network);
    return { result, trial: null, week, problem };
  }
  const { verdict, read, detail } = result;
  const trial = { answer, explanation, read, verdict, detail, at };
  const kept = await db
    .insertInto("weeklyTrials")
    .values({ visitorMark: mark, week, ...trial })
    .onConflict((conflict) => conflict.columns(["visitorMark", "week"]).doNothing())
    .returning("week")
    .executeTakeFirst();
  if (!kept) throw new ApiError("TRIAL_USED");
  return { result, trial: { ...trial, counts: true }, week, problem };
}
