import { useCallback, useEffect, useRef, useState } from "react";
import { loadDraft, saveDraft } from "./draft-storage.ts";

export type Keep<Draft> = (change: (before: Draft | null) => Draft | null) => void;
/** Keeps the draft under another name from now on: what is written has got an address of its own. */
type MoveTo = (name: string) => void;

/**
 * What somebody is writing, kept in the tab under a name. Null until something is written, and at first in any case, also in
 * the browser: the server's HTML knows of no draft. Name and `isDraft` have to stay the same.
 */
export function useDraft<Draft extends object>(
  name: string,
  isDraft: (value: unknown) => value is Draft,
): [draft: Draft | null, keep: Keep<Draft>, moveTo: MoveTo] {
  const [draft, setDraft] = useState<Draft | null>(null);
  // Ahead of the state, so that two changes in one event both count; undefined until the tab has been looked into.
  const newest = useRef<Draft | null>(undefined);
  const place = useRef(name);
  const read = useCallback(() => {
    if (newest.current === undefined) newest.current = loadDraft(place.current, isDraft);
    return newest.current;
  }, [isDraft]);
  const keep = useCallback<Keep<Draft>>(
    (change) => {
      const next = change(read());
      newest.current = next;
      setDraft(next);
      saveDraft(place.current, next);
    },
    [read],
  );
  const moveTo = useCallback<MoveTo>(
    (to) => {
      const kept = read();
      saveDraft(place.current, null);
      place.current = to;
      saveDraft(to, kept);
    },
    [read],
  );
  useEffect(() => setDraft(read()), [read]);
  return [draft, keep, moveTo];
}
