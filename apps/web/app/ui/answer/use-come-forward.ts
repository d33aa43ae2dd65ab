import { type RefObject, useEffect, useRef } from "react";
import { bringIntoView } from "./bring-into-view.ts";

/**
 * Brings what was said in answer to something into view. The focus stays in the field, so that one can go on at once; it comes along where
 * the button took it down with it while it was waiting, and on a phone, whose keyboard would hide the words.
 */
export function useComeForward(said: object | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const words = place.current;
    if (!said || !words) return;
    const isTouched = matchMedia("(pointer: coarse)").matches;
    if (isTouched || document.activeElement === document.body) words.focus({ preventScroll: true });
    bringIntoView(words, "smooth");
  }, [said]);
  return place;
}
