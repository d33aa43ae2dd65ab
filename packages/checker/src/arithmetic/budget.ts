/** Thrown when a check has done all the work it may do. */
class TooMuchWork extends Error {}

/** Enough for hundreds of ordinary answers, and used up within about 10 ms. */
const WORK_MAX = 40_000;

let left = Number.POSITIVE_INFINITY;

/**
 * Runs a whole check, keys included, on one budget of work; null if that was not enough. Work is counted, not timed, so
 * that the same input has the same verdict on every machine.
 */
export function withinBudget<Result>(work: () => Result): Result | null {
  const outer = left;
  left = WORK_MAX;
  try {
    return work();
  } catch (error) {
    if (error instanceof TooMuchWork) return null;
    throw error;
  } finally {
    left = outer;
  }
}

/** After a work was stopped from outside, which could not give back what it had been given. */
export function forgetBudget(): void {
  left = Number.POSITIVE_INFINITY;
}

/** One unit is about the work of one multiplication of 200-bit numbers. */
export function spend(units: number): void {
  left -= units;
  if (left < 0) throw new TooMuchWork();
}

/** What an operation on whole numbers of so many bits costs when it takes time in proportion to their square. */
export const squareOf = (bits: number) => 1 + (bits * bits) / 16_000;

/**
 * Does a piece of work once, and gives its result from then on for as much of the budget, and a copy of it to whoever takes one: what is found out of a
 * node is remembered with it, so that nobody may be given the same one. Whoever asks can tell no difference.
 */
export function chargedAgain<Result>(work: () => Result): () => { seen: Result; copy: () => Result } {
  let done: { result: Result; units: number } | undefined;
  return () => {
    if (done) {
      spend(done.units);
    } else {
      const before = left;
      const result = work();
      done = { result, units: before - left };
    }
    const { result } = done;
    return { seen: result, copy: () => copyOf(result) };
  };
}

/** What stands in two places stands in both of the copy, too. */
function copyOf<Value>(value: Value, copies = new Map<unknown, unknown>()): Value {
  if (typeof value !== "object" || value === null || value instanceof Set) return value;
  const known = copies.get(value);
  if (known !== undefined) return known as Value;
  const copy: unknown[] | Record<string, unknown> = Array.isArray(value) ? [] : {};
  copies.set(value, copy);
  for (const name in value) (copy as Record<string, unknown>)[name] = copyOf(value[name], copies);
  return copy as Value;
}
