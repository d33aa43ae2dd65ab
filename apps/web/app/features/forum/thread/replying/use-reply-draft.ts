import { nanoid } from "@reduxjs/toolkit";
import { useCallback } from "react";
import { useDraft } from "../../../../ui/drafts/use-draft.ts";
import { REPLY_BOX } from "../places.ts";

/** A part of the thread that a reply answers, as Markdown. */
export type Quote = {
  /** Null where it is the post. */
  reply: string | null;
  name: string | null;
  text: string;
};

type Draft = {
  content: string;
  quoted: { id: string; name: string } | null;
  /** Sent along, so that what is sent twice is written once; what is changed is another reply. */
  idempotencyKey: string;
};

const empty: Draft = { content: "", quoted: null, idempotencyKey: "" };

/** The reply that somebody is writing in a thread, kept in the tab until it is sent. */
export function useReplyDraft(post: string) {
  const [draft, keep] = useDraft(`forum-reply:${post}`, isDraft);
  const change = useCallback(
    (part: Partial<Draft>) =>
      keep((before) => {
        const next = { ...(before ?? empty), ...part, idempotencyKey: nanoid() };
        return next.content === "" && !next.quoted ? null : next;
      }),
    [keep],
  );
  const quote = useCallback(
    ({ reply, name, text }: Quote) => {
      keep((before) => ({
        content: [before?.content.trimEnd(), text, ""]
          .filter((part) => part !== undefined && part !== null)
          .join("\n\n")
          .trimStart(),
        quoted: reply ? { id: reply, name: name ?? "" } : (before?.quoted ?? null),
        idempotencyKey: nanoid(),
      }));
      goToReplyBox();
    },
    [keep],
  );
  const clear = useCallback(() => keep(() => null), [keep]);
  return { draft: draft ?? empty, change, quote, clear };
}

/** To the end of what is written there, which is on the screen a moment later. */
function goToReplyBox(): void {
  requestAnimationFrame(() => {
    const box = document.getElementById(REPLY_BOX);
    box?.scrollIntoView({ block: "center" });
    const field = box?.querySelector("textarea");
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
  });
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { content, quoted, idempotencyKey } = value as Record<string, unknown>;
  return typeof content === "string" && typeof idempotencyKey === "string" && isQuoted(quoted);
}

function isQuoted(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== "object") return false;
  const { id, name } = value as Record<string, unknown>;
  return typeof id === "string" && typeof name === "string";
}
