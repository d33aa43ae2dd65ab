import type { LessonSource } from "@dripstone/content";
import type { LessonWork } from "@dripstone/contract/lessons/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { html } from "../html.ts";
import { exercisesNow, presentProgress, type Work } from "./read-work.ts";

/** What somebody goes on from, on whichever device: with the solutions of what is solved or shown, and of nothing else. */
export function presentWork(lesson: LessonSource, work: Work, language: Locale): LessonWork {
  const rows = exercisesNow(lesson, work);
  const done = new Set(rows.filter(({ state }) => state !== "tried").map(({ exercise }) => exercise));
  return {
    progress: presentProgress(lesson, work),
    answers: Object.fromEntries(rows.flatMap(({ exercise, answer }) => (answer ? [[exercise, answer]] : []))),
    solutions: Object.fromEntries(
      lesson.text[language].exercises
        .filter(({ id }) => done.has(id))
        .map(({ id, words }) => [id, html(words.solution)]),
    ),
  };
}
