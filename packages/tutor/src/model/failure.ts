import { APICallError } from "ai";

/**
 * Why a model gave no whole reply.
 * - `unreachable`: no connection; `refused`: a status of 300 to 499 (a wrong address, key or name of a model), `busy`: 429; `failing`: 500 and above
 * - `slow`: no first words in time; `silent`: nothing more came
 * - `broken`: ended before its end, or in a form that nobody can read; `too-long`: more than anybody wants; `empty`: no words at all
 */
export type FailureReason =
  | "unreachable"
  | "refused"
  | "busy"
  | "failing"
  | "slow"
  | "silent"
  | "broken"
  | "too-long"
  | "empty";

/** Holds nothing of what was said, and no key: it may be logged. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;
  /** As the provider answered, where it has. */
  readonly status: number | null;

  constructor(reason: FailureReason, status: number | null = null) {
    super(`The model gave no whole reply: ${reason}${status === null ? "" : ` (${status})`}`);
    this.name = "ModelFailure";
    this.reason = reason;
    this.status = status;
  }
}

/** What a status says that is no success. */
export function refusal(status: number): ModelFailure {
  if (status === 429) return new ModelFailure("busy", status);
  return new ModelFailure(status < 500 ? "refused" : "failing", status);
}

/** What a provider or its library throws, without what it holds of the conversation. */
export function failureOf(error: unknown): ModelFailure {
  for (let cause = error, depth = 0; cause instanceof Error && depth < DEPTH_MAX; cause = cause.cause, depth += 1) {
    if (cause instanceof ModelFailure) return cause;
    // Some tell of a failure in the stream.
    if (APICallError.isInstance(cause) && cause.statusCode !== undefined && cause.statusCode >= 400)
      return refusal(cause.statusCode);
  }
  return new ModelFailure("broken");
}

const DEPTH_MAX = 5;
