import { inspect } from "node:util";

/** Why something failed, in words, whatever was thrown: an error, several at once, an object that only looks like one, or none at all. */
export function reasonOf(failure: unknown): string {
  if (typeof failure === "string" && failure) return failure;
  if (typeof failure === "object" && failure !== null) {
    const { message, code, errors, cause } = failure as Record<string, unknown>;
    if (typeof message === "string" && message) return message;
    // A name with several addresses fails with an error for each, and says nothing itself.
    if (Array.isArray(errors) && errors.length > 0) return reasonOf(errors[0]);
    if (typeof code === "string" && code) return code;
    if (cause) return reasonOf(cause);
  }
  return inspect(failure, { depth: 1, breakLength: Number.POSITIVE_INFINITY });
}
