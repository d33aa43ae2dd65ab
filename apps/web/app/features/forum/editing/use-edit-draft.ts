import { useCallback } from "react";
import { useDraft } from "../../../ui/drafts/use-draft.ts";

/** A changed text, and the version that it was made of. */
export type Edited = { title: string; content: string; version: number };

/** What somebody changes of a text, kept in the tab until it is saved or given up. */
export function useEditDraft(name: string, { title, content, version }: Edited) {
  const [kept, keep] = useDraft(name, isEdited);
  const change = useCallback(
    (part: Partial<Edited>) => keep((before) => ({ ...(before ?? { title, content, version }), ...part })),
    [keep, title, content, version],
  );
  const clear = useCallback(() => keep(() => null), [keep]);
  const draft = kept ?? { title, content, version };
  const isChanged = draft.title !== title || draft.content !== content;
  return { draft, isChanged, change, clear };
}

function isEdited(value: unknown): value is Edited {
  if (typeof value !== "object" || value === null) return false;
  const { title, content, version } = value as Record<string, unknown>;
  return typeof title === "string" && typeof content === "string" && typeof version === "number";
}
