import type { LessonSource } from "@dripstone/content";
import { lessonLimits } from "@dripstone/contract/lessons/limits";
import type { LessonAnswer, TakeAlong } from "@dripstone/contract/lessons/payloads";
import { locales } from "@dripstone/contract/locale";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { isRight, judge } from "../judging/judge.ts";
import { type Earned, keepExercise, settleLesson, touchLesson } from "./keep-work.ts";
import { type ExerciseRow, readWork, type Work } from "./read-work.ts";

type Brought = TakeAlong["lessons"][number];

export type TakenAlong = { taken: { lesson: LessonSource; work: Work }[]; earned: Earned };

/**
 * Takes over what a browser has kept of lessons from before the account. Answers are judged again, whatever the browser says of them; what is solved or
 * shown in the account stays as it is. What is of no lesson any more is left out.
 */
export function takeAlong(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user: { id: userId } }: Pick<Caller, "user">,
  brought: { of: Brought; lesson: LessonSource }[],
): Promise<TakenAlong> {
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    const by = { userId, at: clock() };
    const taken: TakenAlong["taken"] = [];
    const earned: Earned = { points: 0, badges: [] };
    for (const { of, lesson } of brought) {
      const before = await readWork(transaction, userId, { course: lesson.course, lesson: lesson.slug });
      await touchLesson(transaction, by, lesson, before ? undefined : of.part);
      for (const exercise of of.exercises) {
        const known = before?.exercises.find((it) => it.exercise === exercise.exercise);
        const row = known && known.state !== "tried" ? undefined : broughtRow(lesson, exercise, known);
        if (row) await keepExercise(transaction, by, lesson, row);
      }
      const settled = await settleLesson(transaction, by, lesson);
      taken.push({ lesson, work: settled.work });
      earned.points += settled.earned.points;
      earned.badges.push(...settled.earned.badges);
    }
    return { taken, earned };
  });
}

/** What an exercise that is not done yet comes to, by what the browser brings; undefined where there is no such exercise. */
function broughtRow(
  lesson: LessonSource,
  { exercise, answer, attempts, hints }: Brought["exercises"][number],
  known: ExerciseRow | undefined,
): ExerciseRow | undefined {
  if (lesson.text.en.exercises.every(({ id }) => id !== exercise)) return undefined;
  const counted = {
    exercise,
    attempts: Math.min(Math.max(attempts, known?.attempts ?? 0), lessonLimits.ATTEMPTS_COUNTED_MAX),
    hints: Math.max(hints, known?.hints ?? 0),
  };
  if (answer === null) return { ...counted, state: "shown", answer: known?.answer ?? null };
  const isSolved = isRightInEither(lesson, exercise, answer);
  if (isSolved === undefined) return undefined;
  return { ...counted, attempts: Math.max(1, counted.attempts), state: isSolved ? "solved" : "tried", answer };
}

/** A program prints other words in another language, and the browser has not kept in which it was answered; undefined for one of another kind. */
function isRightInEither(lesson: LessonSource, id: string, answer: LessonAnswer): boolean | undefined {
  const exercises = locales.flatMap((locale) => lesson.text[locale].exercises.filter((it) => it.id === id));
  if (exercises.some(({ kind }) => kind !== answer.kind)) return undefined;
  return exercises.some((exercise) => isRight(judge(lesson, exercise, answer)));
}
