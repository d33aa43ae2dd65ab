import type { LessonSource } from "@dripstone/content";
import type { Badge } from "@dripstone/contract/progress/badges";
import type { Achievement } from "../../../achievements/achievement.ts";
import { newBadges } from "../../../achievements/badges.ts";
import { earn, ledgerOf } from "../../../achievements/ledger.ts";
import type { Database } from "../../../database/connect.ts";
import { type ExerciseRow, exercisesNow, readWork, type Work } from "./read-work.ts";
import { worthOf } from "./score.ts";

/** What was earned by something. */
export type Earned = { points: number; badges: Badge[] };

const nothingEarned: Earned = { points: 0, badges: [] };

type By = { userId: string; at: Date };

/** Notes that a student, who is locked, is at a lesson; `part` is where, if that is told. */
export async function touchLesson(
  transaction: Database,
  { userId, at }: By,
  { course, slug }: LessonSource,
  part?: number,
): Promise<void> {
  await transaction
    .insertInto("lessonWork")
    .values({ userId, course, lesson: slug, part: part ?? 0, touchedAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(["userId", "course", "lesson"])
        .doUpdateSet({ touchedAt: at, ...(part !== undefined && { part }) }),
    )
    .execute();
}

/** Writes how far a student has come with an exercise of a lesson that was begun. */
export async function keepExercise(
  transaction: Database,
  { userId }: Pick<By, "userId">,
  { course, slug }: LessonSource,
  { exercise, state, attempts, hints, answer }: ExerciseRow,
): Promise<void> {
  const row = { state, attempts, hints, answer: answer && JSON.stringify(answer) };
  await transaction
    .insertInto("exerciseWork")
    .values({ userId, course, lesson: slug, exercise, ...row })
    .onConflict((conflict) => conflict.columns(["userId", "course", "lesson", "exercise"]).doUpdateSet(row))
    .execute();
}

/** Completes a lesson whose exercises are all solved or shown, once, with what that earns; gives what is then there. */
export async function settleLesson(
  transaction: Database,
  { userId, at }: By,
  lesson: LessonSource,
): Promise<{ work: Work; earned: Earned }> {
  const { course, slug } = lesson;
  const name = { course, lesson: slug };
  const work = await workOf(transaction, userId, name);
  const done = exercisesNow(lesson, work).filter(({ state }) => state !== "tried");
  if (work.completedAt || done.length < lesson.text.en.exercises.length) return { work, earned: nothingEarned };
  const { score, points } = worthOf(done);
  await transaction
    .updateTable("lessonWork")
    .set({ completedAt: at, score })
    .where("userId", "=", userId)
    .where("course", "=", course)
    .where("lesson", "=", slug)
    .execute();
  const deed: Achievement = {
    ...{ deed: "lesson", source: `${course}/${slug}`, difficulty: null },
    ...{ points, facts: { score }, earnedAt: at },
  };
  const before = await ledgerOf(transaction, userId);
  const isNew = await earn(transaction, userId, deed);
  return {
    work: await workOf(transaction, userId, name),
    earned: isNew ? { points, badges: newBadges(before, deed) } : nothingEarned,
  };
}

async function workOf(transaction: Database, userId: string, name: Parameters<typeof readWork>[2]): Promise<Work> {
  const work = await readWork(transaction, userId, name);
  if (!work) throw new Error("A lesson is kept that was not begun");
  return work;
}
