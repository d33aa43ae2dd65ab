let isTyped = false;
let held = 0;

// The server renders with this file, too, and has no document. From the beginning on, as somebody may type before all else is there.
if ("document" in globalThis) {
  document.addEventListener("input", () => {
    isTyped = true;
  });
}

/** Whether this page, if it loaded anew now, would take something from whoever has typed on it. */
export const isUnsaved = () => isTyped || held > 0;

/** The page at an address is another one now: what was typed is in its draft, or gone with its page. */
export function typedNothingYet(): void {
  isTyped = false;
}

/** Something is unsaved until what this hands out is called. */
export function holdUnsaved(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}
