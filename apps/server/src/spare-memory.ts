import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

const MEGABYTE = 1024 * 1024;

const usual = {
  lookEveryMs: 5_000,
  /** Of its time, a process that is idle works so little at most. */
  idleBelow: 0.25,
  /** Whoever has just come is seen by looking once more for so long. */
  beforehandMs: 500,
  /** What could come back must be worth the work: about 0.3 s, in which the process hears nobody. */
  worthwhileBytes: 48 * MEGABYTE,
  longestPauseMs: 10 * 60_000,
};

/**
 * Gives memory back to the system after a rush. Neither V8 nor the allocator does so in a process that is idle: it would keep whatever
 * the rush took, for good. Gives a function that ends it.
 */
export function spareMemory(
  giveBack: () => void,
  { lookEveryMs, idleBelow, beforehandMs, worthwhileBytes, longestPauseMs } = usual,
): () => void {
  let since = performance.eventLoopUtilization();
  /** What the process held after we gave back: the last time, and at the least. */
  let left = 0;
  let least = 0;
  let pauseMs = lookEveryMs;
  let pausedUntil = 0;

  let isEnded = false;

  const look = async () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, since);
    since = now;
    const held = process.memoryUsage.rss();
    if (utilization > idleBelow || held < least + worthwhileBytes) return;
    // What was in use the last time, by slow senders for example, may be free by now, and nothing tells: we try again, less and less often.
    const hasGrown = held >= left + worthwhileBytes;
    if (!hasGrown && performance.now() < pausedUntil) return;
    await sleep(beforehandMs, undefined, { ref: false });
    if (isEnded || performance.eventLoopUtilization(now).utilization > idleBelow) return;
    giveBack();
    left = process.memoryUsage.rss();
    least = Math.min(least || left, left);
    pauseMs = hasGrown ? lookEveryMs : Math.min(2 * pauseMs, longestPauseMs);
    pausedUntil = performance.now() + pauseMs;
  };
  const timer = setInterval(look, lookEveryMs).unref();
  return () => {
    isEnded = true;
    clearInterval(timer);
  };
}
