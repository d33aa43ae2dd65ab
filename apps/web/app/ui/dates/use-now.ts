import { useSyncExternalStore } from "react";

/** The present second, in milliseconds; null on the server and while the page comes alive, so that HTML holds no time. */
export function useNow(): number | null {
  return useSyncExternalStore(everySecond, present, () => null);
}

const present = () => Math.floor(Date.now() / 1000) * 1000;

/** One clock for all that watch the time on a page, so that they are drawn anew together. */
const watching = new Set<() => void>();
let timer: number | undefined;

function everySecond(watch: () => void): () => void {
  if (watching.size === 0) {
    timer = window.setInterval(tick, 1000);
    // A tab that was in the background catches up at once.
    document.addEventListener("visibilitychange", tick);
  }
  watching.add(watch);
  return () => {
    watching.delete(watch);
    if (watching.size > 0) return;
    window.clearInterval(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}

function tick(): void {
  for (const watch of watching) watch();
}

/** Whether an instant has passed; false on the server and while the page comes alive. Re-renders once, when it passes. */
export function useIsOver(instant: string): boolean {
  const isOver = () => Date.now() >= Date.parse(instant);
  return useSyncExternalStore(everySecond, isOver, () => false);
}
