import { lessonLimits } from "@dripstone/contract/lessons/limits";
import type { ExerciseState } from "@dripstone/contract/lessons/payloads";

const { EXERCISE_SCORE_FIRST, EXERCISE_SCORE_SECOND, EXERCISE_SCORE_LATER, LESSON_POINTS } = lessonLimits;

type Done = Pick<ExerciseState, "state" | "attempts" | "hints">;

/** What an exercise is worth in its lesson's score. */
function scoreOf({ state, attempts, hints }: Done): number {
  if (state !== "solved") return 0;
  if (attempts <= 1 && hints === 0) return EXERCISE_SCORE_FIRST;
  return attempts <= 2 ? EXERCISE_SCORE_SECOND : EXERCISE_SCORE_LATER;
}

/** What a lesson comes to whose exercises are all done; what was shown earns nothing. */
export function worthOf(done: readonly Done[]): { score: number; points: number } {
  const total = done.reduce((sum, exercise) => sum + scoreOf(exercise), 0);
  const solved = done.filter(({ state }) => state === "solved").length;
  return { score: Math.round(total / done.length), points: Math.round((LESSON_POINTS * solved) / done.length) };
}
