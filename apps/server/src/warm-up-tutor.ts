import { setImmediate } from "node:timers/promises";
import { warmUp } from "@dripstone/tutor";
import { withShortPatterns } from "./short-patterns.ts";

/** Whoever asks meanwhile is served between two of its steps. */
export async function warmUpTutor(signal: AbortSignal): Promise<void> {
  for (const steps = warmUp(); !signal.aborted && !withShortPatterns(() => steps.next()).done; ) await setImmediate();
}
