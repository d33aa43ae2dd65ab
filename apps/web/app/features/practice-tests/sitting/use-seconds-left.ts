import { SECOND_MS } from "@dripstone/contract/durations";
import { useCallback, useSyncExternalStore } from "react";

type Clock = {
  /** The server's instant, and when it came by the device's steady clock, which no one can set. */
  now: string;
  receivedAt: number;
  endsAt: string;
};

const TICK_MS = 250;

/** The whole seconds until an instant of the server's, whatever the device's own clock says; never below zero. */
export function useSecondsLeft({ now, receivedAt, endsAt }: Clock): number {
  const left = useCallback(() => {
    const passed = performance.now() - receivedAt;
    return Math.max(0, Math.ceil((Date.parse(endsAt) - Date.parse(now) - passed) / SECOND_MS));
  }, [now, receivedAt, endsAt]);
  return useSyncExternalStore(ticking, left, left);
}

function ticking(tick: () => void): () => void {
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
}
