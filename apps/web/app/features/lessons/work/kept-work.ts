import type { Course } from "@dripstone/contract/lessons/courses";
import type { ExerciseState, LessonAnswer } from "@dripstone/contract/lessons/payloads";
import { useSyncExternalStore } from "react";

/** What a visitor has done in an exercise. The last answer; null where the solution was shown first. */
export type KeptExercise = ExerciseState & { answer: LessonAnswer | null };

/** What a visitor has done in a lesson. */
export type KeptLesson = { course: Course; lesson: string; part: number; exercises: KeptExercise[] };

const KEY = "lessons";
const nothing: readonly KeptLesson[] = [];

/** What this browser keeps of lessons, for visitors; with an account the server does. It lives as long as the page where nothing can be kept. */
export function keptLessons(): readonly KeptLesson[] {
  const written = attempt(() => localStorage.getItem(KEY)) ?? unkept;
  if (written !== last.written) last = { written, lessons: parsed(written) };
  return last.lessons;
}

/** Changes what is kept of one lesson. */
export function keepLesson(course: Course, lesson: string, change: (before: KeptLesson) => KeptLesson): void {
  const others = keptLessons().filter((it) => it.course !== course || it.lesson !== lesson);
  const before = keptLesson(course, lesson) ?? { course, lesson, part: 0, exercises: [] };
  write(JSON.stringify([change(before), ...others]));
}

export const keptLesson = (course: Course, lesson: string): KeptLesson | null =>
  keptLessons().find((it) => it.course === course && it.lesson === lesson) ?? null;

/** An account has it now. */
export function forgetLessons(): void {
  write(null);
}

/** Whether this browser keeps anything beyond this page. */
export function canKeep(): boolean {
  return attempt(() => localStorage.getItem(KEY) !== undefined) ?? false;
}

/** What is kept, followed here and in other tabs; nothing on the server and while the page comes alive. */
export function useKeptLessons(): readonly KeptLesson[] {
  return useSyncExternalStore(follow, keptLessons, () => nothing);
}

let last: { written: string | null; lessons: readonly KeptLesson[] } = { written: null, lessons: nothing };
/** Stands in for a storage that is not there. */
let unkept: string | null = null;
const followers = new Set<() => void>();

function follow(tell: () => void): () => void {
  followers.add(tell);
  window.addEventListener("storage", tell);
  return () => {
    followers.delete(tell);
    window.removeEventListener("storage", tell);
  };
}

function write(written: string | null): void {
  const done = attempt(() => {
    if (written === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, written);
    return true;
  });
  unkept = done ? null : written;
  for (const tell of followers) tell();
}

function parsed(written: string | null): readonly KeptLesson[] {
  if (written === null) return nothing;
  const value: unknown = attempt(() => JSON.parse(written));
  return Array.isArray(value) ? value.filter(isLesson) : nothing;
}

function isLesson(value: unknown): value is KeptLesson {
  if (typeof value !== "object" || value === null) return false;
  const { course, lesson, part, exercises } = value as Record<string, unknown>;
  const texts = [course, lesson].every((it) => typeof it === "string");
  return texts && typeof part === "number" && Array.isArray(exercises) && exercises.every(isExercise);
}

function isExercise(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { exercise, state, attempts, hints, answer } = value as Record<string, unknown>;
  const counted = typeof attempts === "number" && typeof hints === "number";
  return typeof exercise === "string" && typeof state === "string" && counted && typeof answer === "object";
}

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
