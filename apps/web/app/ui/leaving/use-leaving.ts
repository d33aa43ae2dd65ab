import { useEffect } from "react";
import { useBlocker } from "react-router";
import { holdUnsaved } from "./unsaved.ts";

/** Told by a way on which nothing unsaved is left behind. */
export const settled = { settled: true } as const;

/** Holds whoever leaves the page while something is unsaved, until they have chosen; the browser asks by itself when it leaves the site. */
export function useLeaving(dirty: boolean): { asked: boolean; leave: () => void; stay: () => void } {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && !isSettled(nextLocation.state),
  );
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const letGo = holdUnsaved();
    window.addEventListener("beforeunload", warn);
    return () => {
      letGo();
      window.removeEventListener("beforeunload", warn);
    };
  }, [dirty]);
  return {
    asked: blocker.state === "blocked",
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}

/** Whether a location is to be reached by such a way. */
function isSettled(state: unknown): boolean {
  return (state as { settled?: boolean } | null)?.settled === true;
}
