import { useCallback, useEffect, useRef, useState } from "react";
import { draftKey } from "../../../session/storage.ts";

/** What somebody is writing in a week, kept in the tab until it is right: through log-ins, reloads and lost connections. */
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

/** The draft of a week. Empty at first, also in the browser: the server's HTML knows of no draft. */
export function useDraft(week: string): DraftControl {
  const [draft, setDraft] = useState(empty);
  const latest = useRef(empty);
  const keep = useCallback(
    (next: Draft) => {
      latest.current = next;
      setDraft(next);
      save(week, next);
    },
    [week],
  );
  const change = useCallback(
    (part: Partial<Draft>) => keep({ ...latest.current, ...part, idempotencyKey: newKey() }),
    [keep],
  );
  const adopt = useCallback(
    (answer: string) => {
      if (answer && !latest.current.answer) change({ answer });
    },
    [change],
  );
  const clear = useCallback(() => keep(empty), [keep]);

  useEffect(() => {
    const kept = load(week);
    if (!kept) return;
    latest.current = kept;
    setDraft(kept);
  }, [week]);

  return { draft, change, adopt, clear };
}

const place = (week: string) => draftKey(`weekly-problem:${week}`);

function load(week: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(week)) ?? "null");
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

function save(week: string, draft: Draft): void {
  try {
    if (draft.answer || draft.explanation) sessionStorage.setItem(place(week), JSON.stringify(draft));
    else sessionStorage.removeItem(place(week));
  } catch {
    // A browser that keeps nothing: the draft lives as long as the page.
  }
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
