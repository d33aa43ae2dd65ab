import { useCallback, useEffect, useRef, useState } from "react";
import { loadDraft, saveDraft } from "./draft-storage.ts";

export type Keep<Draft> = (change: (before: Draft | null) => Draft | null) => void;

/**
 * What somebody is writing, kept in the tab under a name. Null until something is written, and at first in any case, also in
 * the browser: the server's HTML knows of no draft. Name and `isDraft` have to stay the same.
 */
export function useDraft<Draft extends object>(
  name: string,
  isDraft: (value: unknown) => value is Draft,
): [draft: Draft | null, keep: Keep<Draft>] {
  const [draft, setDraft] = useState<Draft | null>(null);
  // Ahead of the state, so that two changes in one event both count; undefined until the tab has been looked into.
  const newest = useRef<Draft | null>(undefined);
  const read = useCallback(() => {
    if (newest.current === undefined) newest.current = loadDraft(name, isDraft);
    return newest.current;
  }, [name, isDraft]);
  const keep = useCallback<Keep<Draft>>(
    (change) => {
      const next = change(read());
      newest.current = next;
      setDraft(next);
      saveDraft(name, next);
    },
    [name, read],
  );
  useEffect(() => setDraft(read()), [read]);
  return [draft, keep];
}
