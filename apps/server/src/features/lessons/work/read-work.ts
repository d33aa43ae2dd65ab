import type { LessonSource } from "@dripstone/content";
import type { ExerciseState, LessonAnswer, LessonProgress } from "@dripstone/contract/lessons/payloads";
import type { Database } from "../../../database/connect.ts";
import type { LessonName } from "../courses/current-courses.ts";

export type ExerciseRow = ExerciseState & { answer: LessonAnswer | null };

export type Work = {
  part: number;
  completedAt: Date | null;
  score: number | null;
  touchedAt: Date;
  exercises: ExerciseRow[];
};

/** What somebody has done in a lesson; undefined where that is nothing. */
export async function readWork(db: Database, userId: string, name: LessonName): Promise<Work | undefined> {
  const [work] = await worksOf(db, userId, name);
  return work;
}

/** What somebody has done in all lessons, or in one, the latest first. */
export async function worksOf(db: Database, userId: string, only?: LessonName): Promise<(LessonName & Work)[]> {
  const begun = db
    .selectFrom("lessonWork")
    .where("userId", "=", userId)
    .select(["course", "lesson", "part", "completedAt", "score", "touchedAt"])
    .orderBy("touchedAt", "desc")
    .orderBy("course")
    .orderBy("lesson");
  const tried = db
    .selectFrom("exerciseWork")
    .where("userId", "=", userId)
    .select(["course", "lesson", "exercise", "state", "attempts", "hints", "answer"]);
  const lessons = await (only
    ? begun.where("course", "=", only.course).where("lesson", "=", only.lesson)
    : begun
  ).execute();
  const exercises = await (only
    ? tried.where("course", "=", only.course).where("lesson", "=", only.lesson)
    : tried
  ).execute();
  return lessons.map((work) => ({
    ...work,
    exercises: exercises.filter(({ course, lesson }) => course === work.course && lesson === work.lesson),
  }));
}

/** Of what the lesson has now, in its order. */
export const exercisesNow = ({ text }: LessonSource, { exercises }: Pick<Work, "exercises">): ExerciseRow[] =>
  text.en.exercises.flatMap(({ id }) => exercises.find(({ exercise }) => exercise === id) ?? []);

export function presentProgress(source: LessonSource, work: Work): LessonProgress {
  const { part, completedAt, score, touchedAt } = work;
  const parts = source.text.en.parts.length;
  return {
    course: source.course,
    lesson: source.slug,
    exercises: exercisesNow(source, work).map(({ exercise, state, attempts, hints }) => ({
      ...{ exercise, state, attempts, hints },
    })),
    part: Math.min(part, parts - 1),
    completedAt: completedAt?.toISOString() ?? null,
    score,
    touchedAt: touchedAt.toISOString(),
  };
}
