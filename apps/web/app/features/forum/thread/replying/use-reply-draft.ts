import { nanoid } from "@reduxjs/toolkit";
import { useState } from "react";
import { useKeptDraft } from "../../../../ui/drafts/use-kept-draft.ts";
import { REPLY_BOX } from "../places.ts";

/** A part of the thread that a reply answers, as Markdown. */
export type Quote = {
  /** Null where it is the post. */
  reply: string | null;
  name: string | null;
  text: string;
};

/** The reply that somebody is writing in a thread, kept until it is sent. `key` is sent along, so that what is sent twice is written once. */
export function useReplyDraft(thread: string) {
  const kept = useKeptDraft({
    kind: "forum-reply",
    name: `forum-reply:${thread}`,
    empty: { thread, content: "", quoted: "", quotedName: "", key: "" },
    continues: (texts) => texts.thread === thread,
  });
  const { texts, change, now } = kept;
  const [quotes, setQuotes] = useState(0);
  return {
    ...kept,
    // What is changed is another reply.
    change: (part: Partial<Pick<typeof texts, "content" | "quoted">>) =>
      // Whoever takes all words out has begun anew, and answers nobody yet.
      change({ ...part, ...(part.content?.trim() === "" && { quoted: "", quotedName: "" }), key: nanoid() }),
    /** To be called when a quote is asked for; what it gives sets that in, once it is there. */
    quote() {
      const before = now().content;
      return ({ reply, name, text }: Quote) => {
        change(({ content }) => ({
          ...{ content: withQuote(text, { before, content }), key: nanoid() },
          ...(reply && { quoted: reply, quotedName: name ?? "" }),
        }));
        setQuotes((count) => count + 1);
      };
    },
    /** So many were set in: each leads to where one writes on. */
    quotes,
  };
}

export type ReplyDraft = ReturnType<typeof useReplyDraft>;

/**
 * What is written, with a quote at the end of what stood there when that was asked for: whoever has begun to answer it meanwhile writes below it. If
 * something else has become of what stood there, it comes last.
 */
export function withQuote(quote: string, { before, content }: { before: string; content: string }): string {
  const stood = before.trimEnd();
  const [above, below] = content.startsWith(stood)
    ? [stood, content.slice(stood.length).trimStart()]
    : [content.trimEnd(), ""];
  return `${[above, quote].filter((part) => part !== "").join("\n\n")}\n\n${below}`;
}

/** To the end of what is written there. */
export function goToReplyBox(): void {
  const box = document.getElementById(REPLY_BOX);
  box?.scrollIntoView({ block: "center" });
  const field = box?.querySelector("textarea");
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(field.value.length, field.value.length);
}
