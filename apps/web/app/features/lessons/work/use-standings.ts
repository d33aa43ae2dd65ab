import type { Course } from "@dripstone/contract/lessons/courses";
import type { ExerciseState } from "@dripstone/contract/lessons/payloads";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { useCourseQuery, useOwnLessonsQuery } from "../api.ts";
import { useKeptLessons } from "./kept-work.ts";

/** How far somebody is in a lesson. */
export type Standing = {
  /** Exercises that are solved, or whose solution was shown. */
  settled: number;
  completed: boolean;
  score: number | null;
};

/** How far somebody is in the lessons of a course that were begun, by slug: in the account, or for a visitor in this browser. */
export function useStandings(course: Course): ReadonlyMap<string, Standing> {
  const isVisitor = useAppSelector(({ auth }) => auth.token === null);
  const ready = useAppSelector(({ auth }) => auth.ready);
  const { data: own = [] } = useOwnLessonsQuery(undefined, { skip: !ready || isVisitor });
  const { data: facts } = useCourseQuery({ params: { course }, query: { language: useLocale() } });
  const kept = useKeptLessons();
  if (!ready) return new Map();
  if (!isVisitor) {
    const here = own.filter((it) => it.course === course);
    return new Map(
      here.map((it) => [
        it.lesson,
        { settled: settledOf(it.exercises), completed: it.completedAt !== null, score: it.score },
      ]),
    );
  }
  const here = kept.filter((it) => it.course === course);
  return new Map(
    here.map(({ lesson, exercises }) => {
      const settled = settledOf(exercises);
      const all = facts?.lessons.find(({ slug }) => slug === lesson)?.exercises;
      return [lesson, { settled, completed: settled === all, score: null }];
    }),
  );
}

const settledOf = (exercises: readonly ExerciseState[]) => exercises.filter(({ state }) => state !== "tried").length;
