import { useSyncExternalStore } from "react";

/** Where this browser keeps that somebody wants no single keys: who dictates, or strikes keys by chance, would set them off. */
const KEY = "officeKeys";
const OFF = "off";

const listeners = new Set<() => void>();
/** What was chosen on this page counts also where nothing can be kept. */
let chosen: boolean | null = null;

function areKeysOn(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

function switchKeys(on: boolean): void {
  chosen = on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // It holds for this page then.
  }
  for (const tell of listeners) tell();
}

const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** Whether single keys do something in the office's queues, and the switch for them. */
export function useKeysOn(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(listen, areKeysOn, () => true), switchKeys];
}
