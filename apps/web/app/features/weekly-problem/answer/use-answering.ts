import type { AttemptReply, WeeklyProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useState } from "react";
import { type Failure, isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAnswerWeeklyProblemMutation } from "../api.ts";
import type { DraftControl } from "./use-answer-draft.ts";

/** Hands a draft in and keeps what came back; the draft itself is only cleared once it is right. */
export function useAnswering({ week }: Pick<WeeklyProblem, "week">, { draft, clear }: DraftControl) {
  const language = useLocale();
  const [send, { isLoading: sending }] = useAnswerWeeklyProblemMutation();
  const [reply, setReply] = useState<AttemptReply | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function handIn(): Promise<void> {
    const { answer, explanation, idempotencyKey } = draft;
    setFailure(null);
    const result = await send({ query: { language }, body: { week, answer, explanation }, idempotencyKey });
    if (result.error) {
      setReply(null);
      setFailure(isFailure(result.error) ? result.error : { code: "INTERNAL_ERROR", message: "" });
      return;
    }
    setReply(result.data);
    if (result.data.result.verdict === "equal") clear();
  }

  /** What was said belongs to the answer as it was. */
  function forget(): void {
    setReply(null);
    setFailure(null);
  }

  return { handIn, forget, sending, reply, failure };
}

export type Answering = ReturnType<typeof useAnswering>;
