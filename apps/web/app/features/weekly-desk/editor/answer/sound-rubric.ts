import type { Rubric } from "@dripstone/contract/weekly-problem/rubric";
import type { ProblemDraft } from "../draft.ts";

/** The rubric without what is still to be written; null while it has no key at all. */
export function soundRubric({ keys, foreseen, ...options }: ProblemDraft["rubric"]): Rubric | null {
  const written = keys.filter((key) => key.trim() !== "");
  const slips = foreseen?.filter(({ answer }) => answer.trim() !== "");
  if (written.length === 0) return null;
  return { ...options, keys: written, ...(slips?.length && { foreseen: slips }) };
}
