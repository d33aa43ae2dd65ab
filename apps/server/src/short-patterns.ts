import { setFlagsFromString } from "node:v8";

/**
 * V8 translates a pattern for the processor when it is used for the second time. The tutor has 1,600 large ones, each used once a question: that
 * took 36 MB. So patterns stay in V8's own, shorter code until they have been used this often, which those of every call soon have. Imported before
 * all that makes patterns, as each is told so when it is made.
 */
const USES_BEFORE_TRANSLATION = 10_000;

setFlagsFromString(`--regexp-tier-up-ticks=${USES_BEFORE_TRANSLATION}`);

/** Patterns that are used for the first time in some work become code without repetitions written out: half as long, and half as fast. */
export function withShortPatterns<Result>(work: () => Result): Result {
  setFlagsFromString("--no-regexp-optimization");
  try {
    return work();
  } finally {
    setFlagsFromString("--regexp-optimization");
  }
}
