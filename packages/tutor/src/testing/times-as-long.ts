const ROUNDS = 3;
/** Some machines count the CPU time of a thread in steps of 10 ms: a round goes on until that makes no difference. */
const ROUND_MS = 50;

/**
 * How many times as long as one work another takes, by the CPU time of this thread: the least of several rounds, in each of which both are done, so
 * that neither a slow machine nor a busy one counts.
 */
export function timesAsLong(work: () => void, than: () => void): number {
  const least = { work: Number.POSITIVE_INFINITY, than: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round += 1) {
    least.than = Math.min(least.than, cpuTime(than));
    least.work = Math.min(least.work, cpuTime(work));
  }
  return least.work / least.than;
}

/** Of one time out of as many as fill a round, in milliseconds. */
function cpuTime(work: () => void): number {
  const before = process.threadCpuUsage();
  for (let times = 1; ; times += 1) {
    work();
    const { user, system } = process.threadCpuUsage(before);
    const taken = (user + system) / 1000;
    if (taken >= ROUND_MS) return taken / times;
  }
}

/** What a person writes, 50,000 signs of it. */
export const ordinaryMessage = "We got 3 apples and 4 pears, and the teacher asked how many there were. "
  .repeat(700)
  .slice(0, 50_000);
