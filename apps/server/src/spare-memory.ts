import { performance } from "node:perf_hooks";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const MEGABYTE = 1024 * 1024;

const usual = {
  lookEveryMs: 5_000,
  /** Of its time, a process that is idle works so little at most. */
  idleBelow: 0.25,
  /** What it has taken since it was last tidied must be worth the work: about 0.3 s, in which it hears nobody. */
  worthwhileBytes: 48 * MEGABYTE,
};

/**
 * Gives memory back to the system after a rush. V8 tidies up when it needs room, so a process that is idle keeps whatever the rush
 * took, for good: 0.7 GB instead of 0.3. Gives a function that ends it.
 */
export function spareMemory({ lookEveryMs, idleBelow, worthwhileBytes } = usual, collect = collector()): () => void {
  let since = performance.eventLoopUtilization();
  let tidied = 0;
  const look = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, since);
    since = now;
    if (utilization > idleBelow || heapBytes() < tidied + worthwhileBytes) return;
    collect();
    tidied = heapBytes();
  };
  const timer = setInterval(look, lookEveryMs).unref();
  return () => clearInterval(timer);
}

const heapBytes = () => {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
};

/** V8's own collector, without a flag for whoever starts the process; as a last resort it also hands free pages back. */
export function collector(): () => void {
  setFlagsFromString("--expose-gc");
  const gc: NodeJS.GCFunction = runInNewContext("gc");
  return () => void gc({ type: "major", execution: "sync", flavor: "last-resort" });
}
