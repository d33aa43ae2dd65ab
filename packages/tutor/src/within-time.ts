import { Script } from "node:vm";
import { forgetBudget } from "@dripstone/checker/mathematics";

const place = Symbol.for("dripstone.within-time");
/** Where a script finds what it is to do: it has no other way to be given it. */
const host = globalThis as { [place]?: (() => unknown) | undefined };
const script = new Script(`globalThis[Symbol.for(${JSON.stringify(place.description)})]()`);

/**
 * Does a work that waits for nothing, and stops it where it takes this thread longer than so many milliseconds, even in the midst of a pattern: null
 * then. No message may hold up everybody else, whatever it finds that nobody thought of. It may be done within another one, and has to be one that can
 * be begun again: a clock stops it, and where others had the processor meanwhile it is given more time.
 */
export function withinTime<Result>(milliseconds: number, work: () => Result): Result | null {
  const allowed = isCold() ? milliseconds * COLD_FACTOR : milliseconds;
  for (let timeout = allowed; ; timeout *= 2) {
    const before = process.threadCpuUsage();
    const done = withinClock(timeout, work);
    works += 1;
    if (done) return done.result;
    const { user, system } = process.threadCpuUsage(before);
    if ((user + system) / 1000 > allowed / 2) return null;
  }
}

/** The first works of a process make all patterns, which takes longer than any question; a server has done them before it is asked. */
const isCold = (): boolean => works < COLD_WORKS;
let works = 0;
const COLD_WORKS = 50;
const COLD_FACTOR = 5;

function withinClock<Result>(timeout: number, work: () => Result): { result: Result } | null {
  const outer = host[place];
  host[place] = work;
  try {
    return { result: script.runInThisContext({ timeout }) as Result };
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || error.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    forgetBudget();
    return null;
  } finally {
    host[place] = outer;
  }
}
