import type { ExerciseSource, LessonSource } from "@dripstone/content";
import type { Locale } from "@dripstone/contract/locale";
import { ApiError } from "../../../http/errors.ts";

export function exerciseOf(lesson: LessonSource, language: Locale, id: string): ExerciseSource {
  const exercise = lesson.text[language].exercises.find((it) => it.id === id);
  if (!exercise) throw new ApiError("NOT_FOUND");
  return exercise;
}
