import type { ReplyOf } from "@dripstone/contract";
import { useDebouncedValue } from "@mantine/hooks";
import { useTryAnswersQuery } from "../../api.ts";
import type { ProblemDraft } from "../draft.ts";
import { soundRubric } from "./sound-rubric.ts";

const TRIED_AFTER_MS = 350;

export type Tried = ReplyOf<"POST /weekly-problem-tries">[number];

/** What the checker says to answers by the rubric as it is written now. Each is looked up by itself, for what was said last may be of others. */
export function useTries(rubric: ProblemDraft["rubric"], answers: readonly string[]) {
  const [asked] = useDebouncedValue({ rubric, answers }, TRIED_AFTER_MS);
  const sound = soundRubric(asked.rubric);
  const skip = sound === null || asked.answers.length === 0;
  const body = { rubric: sound ?? { keys: ["0"] }, answers: [...asked.answers] };
  const { data, error } = useTryAnswersQuery({ body }, { skip });
  const said = new Map<string, Tried>();
  for (const [index, answer] of asked.answers.entries()) {
    const tried = skip ? undefined : data?.[index];
    if (tried) said.set(answer, tried);
  }
  return { said, error, withoutKey: sound === null };
}
