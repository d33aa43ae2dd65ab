import type { ProblemDraft } from "@dripstone/contract/weekly-problem/desk/payloads";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";

export type { ProblemDraft };

/** What is being written, with what was saved when the writing began. */
export type Draft = {
  /** The version of a problem that was never saved is 0. */
  base: { version: number; problem: ProblemDraft };
  problem: ProblemDraft;
};

/** A problem of which nothing has been written. */
export const emptyProblem: ProblemDraft = {
  difficulty: "easy",
  topic: "arithmetic",
  rubric: { keys: [""] },
  texts: { en: emptyText(), ch: emptyText() },
};

function emptyText(): ProblemDraft["texts"]["en"] {
  return { title: "", statement: "", hints: Array(weeklyProblemLimits.HINTS_MIN).fill(""), solution: "", feedback: {} };
}

/** What the tab keeps is our own, perhaps of an earlier day. */
export function isDraft(value: unknown): value is Draft {
  const { base, problem } = (value ?? {}) as Partial<Draft>;
  return typeof base?.version === "number" && [base.problem, problem].every((it) => Array.isArray(it?.rubric?.keys));
}

/** Whether two say the same. Missing options count as those that are not there. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
