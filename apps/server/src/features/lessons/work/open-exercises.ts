import type { LessonSource } from "@dripstone/content";
import { DAY_MS } from "@dripstone/contract/durations";
import type { OpenProblem } from "@dripstone/tutor";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { currentCourses } from "../courses/current-courses.ts";
import { worksOf } from "./read-work.ts";

/** Whoever has left a lesson for longer does not work on it now. */
const LEFT_MS = 7 * DAY_MS;

/** The exercises that somebody has still to solve in lessons that were begun: with these the tutor helps by hints alone (decision 038). */
export function openExercises({ clock, changes }: Pick<Deps, "clock" | "changes">) {
  let courses: ReturnType<typeof currentCourses> | undefined;
  return async (db: Database, userId: string): Promise<OpenProblem[]> => {
    courses ??= currentCourses({ db, clock, changes });
    const since = clock().getTime() - LEFT_MS;
    const works = (await worksOf(db, userId)).filter(
      ({ completedAt, touchedAt }) => completedAt === null && touchedAt.getTime() >= since,
    );
    if (works.length === 0) return [];
    const lessons = (await courses.all()).flatMap((course) => course.lessons);
    return works.flatMap(({ course, lesson: slug, exercises }) => {
      const lesson = lessons.find((it) => it.course === course && it.slug === slug);
      const done = new Set(exercises.filter(({ state }) => state !== "tried").map(({ exercise }) => exercise));
      return lesson ? problemsOf(lesson).filter(({ exercise }) => !done.has(exercise)) : [];
    });
  };
}

type Exercise = OpenProblem & { exercise: string };

/** The same ones each time: what is known of a problem is kept by its texts. */
const known = new WeakMap<LessonSource, Exercise[]>();

function problemsOf(lesson: LessonSource): Exercise[] {
  const problems = known.get(lesson) ?? readProblems(lesson);
  known.set(lesson, problems);
  return problems;
}

/** What is computed has an answer that could be told; what is put in order, matched or programmed has none in a word. */
function readProblems(lesson: LessonSource): Exercise[] {
  return lesson.text.en.exercises.flatMap(({ id, kind, words }, index) => {
    const other = lesson.text.ch.exercises[index];
    if ((kind !== "answer" && kind !== "choice") || !other) return [];
    const texts = { en: words.prompt, ch: other.words.prompt };
    return [{ id: `lesson/${lesson.course}/${lesson.slug}/${id}`, texts, exercise: id }];
  });
}
