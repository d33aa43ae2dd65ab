import { useEffect, useEffectEvent } from "react";
import type { Editor } from "./use-editor.ts";

const PAUSE_MS = 5_000;

/** Saves a draft when nothing has been typed for a while. What is published is saved by hand alone: nobody is to read half a sentence. */
export function useSavingByItself(
  { stored, post, dirty, saving, failure, meeting }: Editor,
  save: () => unknown,
): void {
  const isDraft = stored === null || (stored.state === "draft" && stored.may.edit);
  const wants = isDraft && dirty && !saving && failure === null && meeting === null;
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (!wants || !post) return;
    const pause = setTimeout(() => saveNow(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wants, post]);
}
