import { useState } from "react";
import { type Failure, isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import type { Draft } from "../answer/use-answer-draft.ts";
import type { Reply } from "../answer/use-answering.ts";
import { usePractiseMutation } from "../api.ts";

const empty: Draft = { answer: "", explanation: "", math: false, idempotencyKey: "" };

/** Has an answer to a closed problem judged, and keeps what was said as long as the answer stays as it was. */
export function usePractice(week: string) {
  const language = useLocale();
  const [practise, { isLoading: sending }] = usePractiseMutation();
  const [draft, setDraft] = useState(empty);
  const [reply, setReply] = useState<Reply | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  function change(part: Partial<Draft>): void {
    setReply(null);
    setFailure(null);
    setDraft((before) => ({ ...before, ...part }));
  }

  async function send(): Promise<void> {
    const { data, error } = await practise({
      params: { week },
      query: { language },
      body: { answer: draft.answer },
    });
    setReply(data ? { result: data.result, earned: null, work: null } : null);
    setFailure(error ? (isFailure(error) ? error : { code: "INTERNAL_ERROR", message: "" }) : null);
  }

  return { draft, change, send, sending, reply, failure };
}
