import type { AttemptReply, WeeklyProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useState } from "react";
import { type Failure, isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { useAnswerAsVisitorMutation, useAnswerWeeklyProblemMutation } from "../api.ts";
import type { DraftControl } from "./use-answer-draft.ts";

/** What came of an answer; of a visitor's, there is no work, and nothing is earned yet. */
export type Reply = Pick<AttemptReply, "result"> & {
  earned: AttemptReply["earned"] | null;
  work: AttemptReply["work"] | null;
};

/** Hands a draft in and keeps what came back; the draft itself is only cleared once it is right. */
export function useAnswering({ week }: Pick<WeeklyProblem, "week">, { draft, clear }: DraftControl) {
  const language = useLocale();
  const isVisitor = useAppSelector(({ auth }) => auth.token === null);
  const [sendAsVisitor, { isLoading: sendingAsVisitor }] = useAnswerAsVisitorMutation();
  const [send, { isLoading: sending }] = useAnswerWeeklyProblemMutation();
  const [reply, setReply] = useState<Reply | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function handIn(): Promise<void> {
    const { answer, explanation, idempotencyKey } = draft;
    setFailure(null);
    const call = { query: { language }, body: { week, answer, explanation } };
    const result = isVisitor ? await sendAsVisitor(call) : await send({ ...call, idempotencyKey });
    if (result.error) {
      setReply(null);
      setFailure(isFailure(result.error) ? result.error : { code: "INTERNAL_ERROR", message: "" });
      return;
    }
    const { data } = result;
    setReply("work" in data ? data : { result: data.result, earned: null, work: null });
    // A visitor who has an account after all will want to hand it in there.
    if (data.result.verdict === "equal" && !isVisitor) clear();
  }

  /** What was said belongs to the answer as it was. */
  function forget(): void {
    setReply(null);
    setFailure(null);
  }

  return { handIn, forget, sending: sending || sendingAsVisitor, reply, failure };
}

export type Answering = ReturnType<typeof useAnswering>;
