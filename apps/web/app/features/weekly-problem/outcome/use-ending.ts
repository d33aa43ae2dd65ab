import { type RefObject, useEffect, useRef } from "react";
import { bringIntoView } from "../../../ui/answer/bring-into-view.ts";

type Ending = { section: RefObject<HTMLElement | null>; heading: RefObject<HTMLHeadingElement | null> };

/**
 * The form that had the focus is gone: focus and window go to what came in its place, if that happened just now. At once, so that nobody
 * misses the drop that falls.
 */
export function useEnding(fresh: boolean): Ending {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!fresh || !section.current) return;
    heading.current?.focus({ preventScroll: true });
    bringIntoView(section.current, "instant");
  }, [fresh]);
  return { section, heading };
}
