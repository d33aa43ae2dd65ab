import type { KeyboardEvent } from "react";
import { isComposing } from "./composing.ts";

/** What a field of several lines, in which Enter begins a new one, is given so that Ctrl+Enter sends its form; with Cmd on a Mac. */
export const sentByKey = {
  "aria-keyshortcuts": "Control+Enter Meta+Enter",
  onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  },
};
