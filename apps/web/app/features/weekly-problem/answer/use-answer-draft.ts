import { useCallback } from "react";
import { useDraft } from "../../../ui/drafts/use-draft.ts";

/** What somebody is writing in a week, kept until it is right. */
export type Draft = {
  answer: string;
  explanation: string;
  /** Written in the math editor: then the answer is LaTeX. */
  math: boolean;
  /** Sent along with the answer, so that one that is sent twice is judged once; a changed draft gets a new one. */
  idempotencyKey: string;
};

const empty: Draft = { answer: "", explanation: "", math: false, idempotencyKey: "" };

export type DraftControl = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Takes over what was typed before the page came alive. */
  adopt: (answer: string) => void;
  clear: () => void;
};

export function useAnswerDraft(week: string): DraftControl {
  const [draft, keep] = useDraft(`weekly-problem:${week}`, isDraft);
  const change = useCallback(
    (part: Partial<Draft>) => keep((before) => ({ ...(before ?? empty), ...part, idempotencyKey: newKey() })),
    [keep],
  );
  const adopt = useCallback(
    (answer: string) => {
      if (!answer) return;
      keep((before) => (before?.answer ? before : { ...(before ?? empty), answer, idempotencyKey: newKey() }));
    },
    [keep],
  );
  const clear = useCallback(() => keep(() => null), [keep]);
  return { draft: draft ?? empty, change, adopt, clear };
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { answer, explanation, math, idempotencyKey } = value as Record<string, unknown>;
  const texts = [answer, explanation, idempotencyKey];
  return texts.every((text) => typeof text === "string") && typeof math === "boolean";
}

/** Random, and also where `crypto.randomUUID` is missing, as on a plain-http address in the school's network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
