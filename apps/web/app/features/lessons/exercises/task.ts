import type { AskedExercise, LessonAnswer } from "@dripstone/contract/lessons/payloads";

type ExerciseKind = AskedExercise["kind"];
type ExerciseOf<Kind extends ExerciseKind> = Extract<AskedExercise, { kind: Kind }>;
type AnswerOf<Kind extends ExerciseKind> = Extract<LessonAnswer, { kind: Kind }>;

/** What a kind of exercise gets to draw its own way of answering. */
export type TaskProps<Kind extends ExerciseKind> = {
  exercise: ExerciseOf<Kind>;
  /** Null until something was answered. */
  draft: AnswerOf<Kind> | null;
  onChange: (draft: AnswerOf<Kind>) => void;
  /** It is solved: what was answered stays as it is. */
  locked: boolean;
  /** What was said to the places of this very answer. */
  right: readonly boolean[] | null;
  /** Names the whole: the exercise's heading and its question. */
  labelledBy: string;
  error: string | undefined;
};

/** Whether enough is answered to be judged. */
export function isComplete(draft: LessonAnswer | null): draft is LessonAnswer {
  if (!draft) return false;
  if (draft.kind === "answer") return draft.answer.trim() !== "";
  if (draft.kind === "choice") return draft.chosen.length > 0;
  if (draft.kind === "match") return !draft.pairs.includes(UNMATCHED);
  if (draft.kind === "output") return draft.output.trim() !== "";
  return true;
}

/** Has no partner yet. */
export const UNMATCHED = -1;

/** With what an exercise begins: things stand in some order from the start. */
export function firstDraft(exercise: AskedExercise): LessonAnswer | null {
  return exercise.kind === "order" ? { kind: "order", order: exercise.items.map((_, place) => place) } : null;
}
