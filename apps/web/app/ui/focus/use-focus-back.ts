import { useEffect, useMemo, useRef } from "react";
import { focusContent } from "./focus-content.ts";
import { giveFocus, isNowhere, pressed } from "./give-focus.ts";

/**
 * Gives the focus back to what opened something, when that is closed or gone: to the menu's button, if it was opened from a menu; to the page's
 * content, if what opened it is no longer there; to nothing, if the focus is somewhere else by then.
 */
export function useFocusBack(opened: boolean): void {
  // While it is rendered: after that, a menu that is not animated is gone with its item.
  const opener = useMemo(() => (opened ? pressed() : null), [opened]);
  const closing = useRef(-1);
  useEffect(() => {
    if (!opened) return;
    window.clearTimeout(closing.current);
    return () => {
      const left = document.activeElement;
      closing.current = window.setTimeout(() => {
        if (!isNowhere() && document.activeElement !== left) return;
        if (opener?.isConnected) giveFocus(opener);
        else if (opener) focusContent();
      }, TO_SETTLE_MS);
    };
  }, [opened, opener]);
}

/** By then another dialog, or another page, has taken the focus if it wants it. */
const TO_SETTLE_MS = 10;
