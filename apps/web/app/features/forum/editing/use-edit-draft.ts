import { useKeptDraft } from "../../../ui/drafts/use-kept-draft.ts";

/** A text that is changed, and the version that this was made of. */
export type Edited = { title: string; content: string; version: number };

/** What somebody changes of a post or a reply, kept until it is saved or given up. */
export function useEditDraft(of: string, { title, content, version }: Edited) {
  const { texts, change, forget, state, settle } = useKeptDraft({
    kind: "forum-edit",
    name: `forum-edit:${of}`,
    empty: { of, title, content, version: String(version) },
    continues: (kept) => kept.of === of,
  });
  const draft: Edited = { title: texts.title, content: texts.content, version: Number(texts.version) };
  return {
    draft,
    state,
    settle,
    forget,
    // Whole each time: what was there before it was opened may be another version by now.
    change: ({ version: next, ...part }: Partial<Edited>) =>
      change((now) => ({ ...now, ...part, ...(next !== undefined && { version: String(next) }) })),
  };
}
