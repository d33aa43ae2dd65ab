import type { ExerciseSource } from "@dripstone/content";
import type { LessonVerdict } from "@dripstone/contract/lessons/payloads";
import { html } from "../html.ts";
import { isRight, type Judged } from "./judge.ts";

/** The solution is told once it can give nothing away: to whoever has answered right, and to whoever has been shown it. */
export function presentVerdict(judged: Judged, { words }: ExerciseSource, { isShown = false } = {}): LessonVerdict {
  return {
    result: judged.result,
    right: judged.right,
    feedbackHtml: judged.feedback === null ? null : html(judged.feedback),
    solutionHtml: isRight(judged) || isShown ? html(words.solution) : null,
  };
}
