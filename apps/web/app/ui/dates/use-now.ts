import { useSyncExternalStore } from "react";

/** The present second, in milliseconds; null on the server and while the page comes alive, so that HTML holds no time. */
export function useNow(): number | null {
  return useSyncExternalStore(everySecond, present, () => null);
}

const present = () => Math.floor(Date.now() / 1000) * 1000;

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  // A tab that was in the background catches up at once.
  document.addEventListener("visibilitychange", tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}

/** Whether an instant has passed; false on the server and while the page comes alive. Re-renders once, when it passes. */
export function useIsOver(instant: string): boolean {
  const isOver = () => Date.now() >= Date.parse(instant);
  return useSyncExternalStore(everySecond, isOver, () => false);
}
