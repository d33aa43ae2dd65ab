import { readQuestion } from "../question.ts";
import { solve } from "../solve.ts";

/** The key of the answer that is said for sure; null if none is. */
export function solveText(text: string): string | null {
  const question = readQuestion(text);
  const outcome = question && solve(question);
  return outcome?.kind === "solved" ? outcome.solution.answer.key : null;
}
