import { readQuestion } from "../question.ts";
import type { Solution } from "../solution.ts";
import { solve } from "../solve.ts";

/** The solution that is told for sure; null if none is. */
export function solutionOf(text: string): Solution | null {
  const question = readQuestion(text);
  const outcome = question && solve(question);
  return outcome?.kind === "solved" ? outcome.solution : null;
}

/** The key of the answer that is said for sure; null if none is. */
export const solveText = (text: string): string | null => solutionOf(text)?.answer.key ?? null;
