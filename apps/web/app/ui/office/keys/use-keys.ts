import { useEffect, useEffectEvent } from "react";
import { useKeysOn } from "./keys-on.ts";

/**
 * Hears single keys, where they are switched on and as long as nobody is typing, a dialog is not open, and no input method is composing. `press` tells whether it has done
 * something: then the key is not typed where the focus has gone.
 */
export function useKeys(press: (key: string) => boolean): void {
  const [areOn] = useKeysOn();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event);
    if (key !== null && !isElsewhere(event.target) && press(key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/** The key of a letter also where an input method waits for it; `?` in both widths, wherever a keyboard has it. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string | null {
  if (key === "?" || key === "？") return "?";
  if (shiftKey) return null;
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? null);
}

/** Where somebody types, or answers something that has opened over the page. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], input:not([type="checkbox"], [type="radio"])',
  ) !== null;
