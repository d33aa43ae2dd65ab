import { Script } from "node:vm";
import { forgetBudget } from "@dripstone/checker/mathematics";

/** What is being done, innermost last: the script has no other way to be given it. */
const works: (() => unknown)[] = [];
const place = Symbol.for("dripstone.within-time");
Object.defineProperty(globalThis, place, { value: () => works.at(-1)?.() });
const script = new Script(`globalThis[Symbol.for(${JSON.stringify(place.description)})]()`);

/**
 * Does a work that waits for nothing, and stops it where it takes longer than so many milliseconds, even in the midst of a pattern: null then. No
 * message may hold up everybody else, whatever it finds that nobody thought of. It may be done within another one.
 */
export function withinTime<Result>(milliseconds: number, work: () => Result): Result | null {
  const depth = works.push(work);
  try {
    return script.runInThisContext({ timeout: milliseconds }) as Result;
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || error.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    forgetBudget();
    return null;
  } finally {
    works.length = depth - 1;
  }
}
