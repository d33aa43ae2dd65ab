import { checkAnswer, sameGiven, type UnreadableCode } from "@dripstone/checker";
import type { Problem } from "./round.ts";
import type { AttemptRow } from "./work.ts";

/** What cannot be judged is no attempt. */
export type Unjudged =
  | { verdict: "unreadable"; position: number; code: UnreadableCode }
  | { verdict: "ambiguous"; readings: string[] };

export type Graded = {
  verdict: "equal" | "different" | "wrong-form" | "foreseen";
  /** What was read, as LaTeX. */
  read: string;
  /** Code of the form that was missed, of the foreseen mistake, or of what makes the answer another one. */
  detail: string | null;
};

type Judged = Pick<Problem, "rubric">;

/** The checker's verdict, its codes in one place. */
export function grade(answer: string, { rubric }: Judged): Graded | Unjudged {
  const result = checkAnswer(answer, rubric);
  if (result.verdict === "unreadable" || result.verdict === "ambiguous") return result;
  const { verdict, read } = result;
  return { verdict, read, detail: detailOf(result) };
}

/** The right answer as LaTeX; of several, the one that its writer names first. */
export function keyOf(problem: Judged): string {
  const [key = ""] = problem.rubric.keys;
  const graded = grade(key, problem);
  return "read" in graded ? graded.read : key;
}

export const isUnjudged = (result: Graded | Unjudged): result is Unjudged =>
  result.verdict === "unreadable" || result.verdict === "ambiguous";

/** Whether an answer says the same as one before, however it is written: a wrong ½ costs nothing after a wrong 0.5. */
export function isRepeated(answer: string, graded: Graded, before: AttemptRow[], { rubric }: Judged): boolean {
  const isWrong = graded.verdict === "different" || graded.verdict === "foreseen";
  return before.some(
    (attempt) =>
      attempt.verdict === graded.verdict &&
      (attempt.read === graded.read || (isWrong && sameGiven(attempt.answer, answer, rubric))),
  );
}

function detailOf(result: ReturnType<typeof checkAnswer>): string | null {
  if (result.verdict === "wrong-form") return result.form;
  if (result.verdict === "different") {
    const { parts, why } = result;
    return parts ? `right-parts ${parts.right} ${parts.of}` : (why ?? null);
  }
  return result.verdict === "foreseen" ? result.feedback : null;
}
