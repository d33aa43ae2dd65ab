import { isDeepStrictEqual } from "node:util";
import type { ExerciseSource, LessonSource } from "@dripstone/content";
import { lessonLimits } from "@dripstone/contract/lessons/limits";
import type { LessonAnswer } from "@dripstone/contract/lessons/payloads";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { counts, isRight, type Judged, judge } from "../judging/judge.ts";
import { type Earned, keepExercise, settleLesson, touchLesson } from "./keep-work.ts";
import { type ExerciseRow, readWork, type Work } from "./read-work.ts";

type Answer = { lesson: LessonSource; exercise: ExerciseSource; answer: LessonAnswer; hints: number };

export type Answered = { judged: Judged; isShown: boolean; work: Work; earned: Earned };

/**
 * Answers an exercise. What is solved stays solved, and what was shown stays shown, whatever is answered later; the same wrong answer once more
 * counts once.
 */
export function answerExercise(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user: { id: userId } }: Pick<Caller, "user">,
  { lesson, exercise, answer, hints }: Answer,
): Promise<Answered> {
  const judged = judge(lesson, exercise, answer);
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    const by = { userId, at: clock() };
    const name = { course: lesson.course, lesson: lesson.slug };
    const before = (await readWork(transaction, userId, name))?.exercises.find((it) => it.exercise === exercise.id);
    await touchLesson(transaction, by, lesson);
    if (counts(judged) && mayCount(before, answer)) {
      await keepExercise(transaction, by, lesson, {
        exercise: exercise.id,
        state: isRight(judged) ? "solved" : "tried",
        attempts: Math.min((before?.attempts ?? 0) + 1, lessonLimits.ATTEMPTS_COUNTED_MAX),
        hints: Math.max(before?.hints ?? 0, Math.min(hints, exercise.words.hints.length)),
        answer,
      });
    }
    const settled = await settleLesson(transaction, by, lesson);
    return { judged, isShown: before !== undefined && before.state !== "tried", ...settled };
  });
}

const mayCount = (before: ExerciseRow | undefined, answer: LessonAnswer) =>
  before === undefined || (before.state === "tried" && !isDeepStrictEqual(before.answer, answer));
