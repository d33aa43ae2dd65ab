import { nanoid } from "@reduxjs/toolkit";
import type { Call } from "./call.ts";
import type { Failure } from "./failure.ts";

/** The keys of calls of which nobody knows whether they were done. */
const lost = new Map<string, string>();

/**
 * The `Idempotency-Key` of a call. Whoever asks for the same again, after the reply was lost, sends the same key: a row that remembers its calls
 * then does it once. Rows that do not, do not look at it.
 */
export function keyOf(call: Call): string {
  return call.idempotencyKey ?? lost.get(wordsOf(call)) ?? nanoid();
}

/** What became of a call: only one that was left without a reply, or broke in the server, may have to be sent again with its key. */
export function noteReply(call: Call, key: string, failure: Failure | null): void {
  const isLost = failure !== null && (failure.status === undefined || failure.status >= 500);
  if (isLost) lost.set(wordsOf(call), key);
  else lost.delete(wordsOf(call));
}

const wordsOf = ({ key, params, body }: Call) => JSON.stringify([key, params, body]);
