import { useSyncExternalStore } from "react";

export type Answer = "yes" | "no";

const KEY = "countVisits";
const listeners = new Set<() => void>();
let answer = kept();

/** What was said in this browser about being counted by the analytics tag; null before anything was. */
export function useAnswer(): Answer | null {
  return useSyncExternalStore(follow, () => answer);
}

/** A browser that keeps nothing knows it until the page is left. */
export function giveAnswer(given: Answer): void {
  try {
    localStorage.setItem(KEY, given);
  } catch {}
  tell(given);
}

/** Whether the browser asks on its reader's behalf: then nobody is asked, and nothing is loaded, whatever was said before. */
export function asksNotToTrack(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
}

function follow(listener: () => void): () => void {
  // Said in another tab, it holds here, too.
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) tell(kept());
  };
  listeners.add(listener);
  window.addEventListener("storage", hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", hear);
  };
}

function tell(given: Answer | null): void {
  answer = given;
  for (const listener of listeners) listener();
}

function kept(): Answer | null {
  try {
    const found = localStorage.getItem(KEY);
    return found === "yes" || found === "no" ? found : null;
  } catch {
    return null;
  }
}
