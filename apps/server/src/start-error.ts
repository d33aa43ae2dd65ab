import { reasonOf } from "./reason.ts";

/** Why the product cannot start or go on, in one line that says what to do. It is printed without a stack. */
export class StartError extends Error {
  override name = "StartError";
}

/** What is printed of a failure to start: one line, where it is of a kind about which somebody can do something. */
export function complaintOf(failure: unknown): unknown {
  if (failure instanceof StartError) return failure.message;
  if (isDiskFull(failure))
    return `There is no room left on the disk (${reasonOf(failure)}): make some, and start again`;
  return failure;
}

/** As the system says it, or PostgreSQL. */
function isDiskFull(failure: unknown): boolean {
  const { code, cause } = (failure ?? {}) as { code?: unknown; cause?: unknown };
  return code === "ENOSPC" || code === "EDQUOT" || code === "53100" || (cause !== undefined && isDiskFull(cause));
}
