import type {
  ExerciseState,
  Lesson,
  LessonAnswer,
  LessonAttemptReply,
  LessonVerdict,
} from "@dripstone/contract/lessons/payloads";
import { useMemo } from "react";
import { asFailure, type Failure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import {
  useAttemptMutation,
  useCheckMutation,
  useGiveUpMutation,
  useNotePlaceMutation,
  useOwnLessonQuery,
  useRevealMutation,
} from "../api.ts";
import { type KeptExercise, keepLesson, keptLesson, useKeptLessons } from "./kept-work.ts";

/** What was said to an answer, and what it has earned. */
type Judged = { verdict: LessonVerdict; earned: LessonAttemptReply["earned"] | null };

/** What somebody has done in a lesson, and how it goes on: in the account, or for a visitor in this browser. */
export type LessonWork = {
  /** False until it is known what was done here before. */
  ready: boolean;
  error: Failure | null;
  retry: () => void;
  exercises: readonly ExerciseState[];
  answers: Readonly<Record<string, LessonAnswer>>;
  solutions: Readonly<Record<string, string>>;
  /** The part that was open last; 0 where nothing was done. */
  part: number;
  completed: boolean;
  /** Null until it is completed, and for visitors. */
  score: number | null;
  deeds: ExerciseDeeds;
  notePart: (part: number) => void;
};

/** What can be done about an exercise: the same while one only reads, so that no exercise is drawn anew without need. */
export type ExerciseDeeds = {
  check: (exercise: string, answer: LessonAnswer, hints: number) => Promise<Judged | Failure>;
  /** The solution as safe HTML. */
  giveUp: (exercise: string, hints: number) => Promise<string | Failure>;
};

/** The same for a visitor and for whoever is logged in. */
export function useLessonWork(lesson: Lesson): LessonWork {
  const isVisitor = useAppSelector(({ auth }) => auth.token === null);
  const ready = useAppSelector(({ auth }) => auth.ready);
  const own = useOwnWork(lesson, ready && !isVisitor);
  const kept = useKeptWork(lesson, ready);
  return isVisitor ? kept : own;
}

function useOwnWork({ course, slug }: Lesson, asks: boolean): LessonWork {
  const language = useLocale();
  const params = { course, lesson: slug };
  const { data, error, isSuccess, refetch } = useOwnLessonQuery({ params, query: { language } }, { skip: !asks });
  const [attempt] = useAttemptMutation();
  const [giveUp] = useGiveUpMutation();
  const [notePlace] = useNotePlaceMutation();
  const deeds = useMemo((): ExerciseDeeds => {
    const at = (exercise: string) => ({ params: { course, lesson: slug, exercise }, query: { language } });
    return {
      async check(exercise, answer, hints) {
        const reply = await attempt({ ...at(exercise), body: { answer, hints } });
        return reply.error ? asFailure(reply.error) : reply.data;
      },
      async giveUp(exercise) {
        const reply = await giveUp(at(exercise));
        return reply.error ? asFailure(reply.error) : reply.data.solutionHtml;
      },
    };
  }, [attempt, giveUp, course, slug, language]);
  const { progress, answers = {}, solutions = {} } = data ?? {};
  return {
    ready: isSuccess,
    error: error ? asFailure(error) : null,
    retry: () => void refetch(),
    exercises: progress?.exercises ?? [],
    answers,
    solutions,
    part: progress?.part ?? 0,
    completed: Boolean(progress?.completedAt),
    score: progress?.score ?? null,
    deeds,
    notePart: (part) => void notePlace({ params, body: { part } }),
  };
}

function useKeptWork({ course, slug, exercisesAsked }: Lesson, ready: boolean): LessonWork {
  const language = useLocale();
  const kept = useKeptLessons().find((it) => it.course === course && it.lesson === slug);
  const [check] = useCheckMutation();
  const [reveal] = useRevealMutation();
  const deeds = useMemo((): ExerciseDeeds => {
    const at = (exercise: string) => ({ params: { course, lesson: slug, exercise }, query: { language } });
    const keep = (exercise: string, change: (before: KeptExercise) => KeptExercise) =>
      keepLesson(course, slug, (before) => {
        const one = before.exercises.find((it) => it.exercise === exercise);
        const changed = change(one ?? { exercise, state: "tried", attempts: 0, hints: 0, answer: null });
        return { ...before, exercises: [...before.exercises.filter((it) => it !== one), changed] };
      });
    return {
      async check(exercise, answer, hints) {
        const reply = await check({ ...at(exercise), body: { answer } });
        if (reply.error) return asFailure(reply.error);
        const { data: verdict } = reply;
        if (counts(verdict)) keep(exercise, (before) => after(before, verdict, answer, hints));
        return { verdict, earned: null };
      },
      async giveUp(exercise, hints) {
        const reply = await reveal(at(exercise));
        if (reply.error) return asFailure(reply.error);
        keep(exercise, (before) =>
          before.state === "solved" ? before : { ...before, state: "shown", hints, answer: null },
        );
        return reply.data.solutionHtml;
      },
    };
  }, [check, reveal, course, slug, language]);
  const exercises = kept?.exercises ?? [];
  const settled = new Set(exercises.filter(({ state }) => state !== "tried").map(({ exercise }) => exercise));
  return {
    ready,
    error: null,
    retry: () => {},
    exercises,
    answers: Object.fromEntries(exercises.flatMap((it) => (it.answer ? [[it.exercise, it.answer]] : []))),
    solutions: {},
    part: kept?.part ?? 0,
    completed: exercisesAsked.length > 0 && exercisesAsked.every(({ id }) => settled.has(id)),
    score: null,
    deeds,
    notePart(part) {
      if (keptLesson(course, slug)?.part !== part) keepLesson(course, slug, (before) => ({ ...before, part }));
    },
  };
}

/** What could not be read, or has the right value in another form, is no attempt. */
function counts({ result }: LessonVerdict): boolean {
  return result.verdict === "equal" || result.verdict === "different" || result.verdict === "foreseen";
}

function after(before: KeptExercise, { result }: LessonVerdict, answer: LessonAnswer, hints: number): KeptExercise {
  if (before.state !== "tried") return before;
  const state = result.verdict === "equal" ? "solved" : "tried";
  return { ...before, state, attempts: before.attempts + 1, hints, answer };
}
