import { useEffect, useRef } from "react";

/**
 * Puts something off until no mouse button or finger is down: what moves the page between the press and the release takes the
 * button away from under the pointer, and the click is lost.
 */
export function usePointerRest(): (run: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      // The click itself comes right after the release.
      for (const run of waiting.current.splice(0)) window.setTimeout(run);
    };
    window.addEventListener("pointerdown", press, true);
    window.addEventListener("pointerup", release, true);
    window.addEventListener("pointercancel", release, true);
    return () => {
      window.removeEventListener("pointerdown", press, true);
      window.removeEventListener("pointerup", release, true);
      window.removeEventListener("pointercancel", release, true);
    };
  }, []);
  return (run) => {
    if (pressed.current) waiting.current.push(run);
    else window.setTimeout(run);
  };
}
