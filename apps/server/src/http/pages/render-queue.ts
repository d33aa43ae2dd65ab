import { setImmediate as heard } from "node:timers/promises";
import pLimit from "p-limit";
import { ApiError } from "../errors.ts";

/** Rendering needs the processor, which is one; more at once only make each of them slower. */
const AT_ONCE = 2;
const WAITING_MAX = 64;
/** Of one network: others must find a place, whatever it asks for. */
const WAITING_OF_ONE_MAX = 16;
const RETRY_AFTER_SECONDS = 2;

/** Renders a bounded number of pages at a time; the rest wait, and beyond a bound are told to come again. */
export function renderQueue() {
  const limit = pLimit(AT_ONCE);
  const waitingOf = new Map<string, number>();

  return async <Result>(network: string, render: () => Promise<Result>): Promise<Result> => {
    const own = waitingOf.get(network) ?? 0;
    if (limit.pendingCount >= WAITING_MAX || own >= WAITING_OF_ONE_MAX) {
      throw new ApiError("SERVICE_UNAVAILABLE", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    waitingOf.set(network, own + 1);
    try {
      return await limit(async () => {
        // Whoever has come meanwhile is heard first: most of them ask for what is kept, and the others for a place here.
        await heard();
        return render();
      });
    } finally {
      const left = (waitingOf.get(network) ?? 1) - 1;
      if (left === 0) waitingOf.delete(network);
      else waitingOf.set(network, left);
    }
  };
}
