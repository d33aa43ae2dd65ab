import { checkAnswer, type UnreadableCode } from "@dripstone/checker";
import type { Problem } from "./round.ts";

export type Unreadable = { verdict: "unreadable"; position: number; code: UnreadableCode };

export type Graded = {
  verdict: "equal" | "different" | "wrong-form" | "foreseen";
  /** What was read, as LaTeX. */
  read: string;
  /** Code of the form that was missed, or of the foreseen mistake. */
  detail: string | null;
};

/** The checker's verdict, its codes in one place. */
export function grade(answer: string, { rubric }: Pick<Problem, "rubric">): Graded | Unreadable {
  const result = checkAnswer(answer, rubric);
  if (result.verdict === "unreadable") return result;
  const { verdict, read } = result;
  return { verdict, read, detail: detailOf(result) };
}

function detailOf(result: ReturnType<typeof checkAnswer>): string | null {
  if (result.verdict === "wrong-form") return result.form;
  return result.verdict === "foreseen" ? result.feedback : null;
}
