import { useEffect } from "react";
import { keepFocus, standsFor } from "./give-focus.ts";

/** Lets whoever goes by keys stay at the button that they press, or at the one of the menu in which it is. */
export function usePressedButtons(): void {
  useEffect(() => {
    const keep = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest("button") : null;
      // Who presses Enter in a field stays there, and some browsers focus no button that is clicked.
      keepFocus(button?.matches(":focus") ? standsFor(button) : null);
    };
    document.addEventListener("click", keep, { capture: true });
    return () => {
      document.removeEventListener("click", keep, { capture: true });
      keepFocus(null);
    };
  }, []);
}
