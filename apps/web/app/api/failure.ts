import type { ErrorBody, ErrorCode, FieldIssue } from "@dripstone/contract/errors";
import type { FetchBaseQueryError } from "@reduxjs/toolkit/query";

/**
 * Why a call failed: a code of the contract, `NETWORK_ERROR` when no reply of ours came back, or
 * `LOGIN_FAILED` when a login broke in our own code; forms have words of their own for what has no text.
 */
export type Failure = {
  code: ErrorCode | "NETWORK_ERROR" | "LOGIN_FAILED";
  /** The server's own English sentence; people read the locale's text for the code. */
  message: string;
  status?: number;
  fields?: Record<string, FieldIssue>;
  /** When what was refused will be allowed again, if that is known. */
  until?: string;
  requestId?: string;
};

export const networkError: Failure = { code: "NETWORK_ERROR", message: "Network Error" };

/** Reads a failed reply; anything that is not the contract's error body counts as no connection. */
export function failureOf(error: FetchBaseQueryError): Failure {
  if (typeof error.status !== "number" || !isErrorBody(error.data)) return networkError;
  const { code, message, fields, until, requestId } = error.data;
  return { code, message, status: error.status, requestId, ...(fields && { fields }), ...(until && { until }) };
}

/** What a thunk or an endpoint was rejected with, as one of ours: what failed before it reached the network counts as no connection. */
export function asFailure(error: unknown): Failure {
  return isFailure(error) ? error : networkError;
}

/** Whether the same may arrive at another try: nothing was wrong with what was sent. */
export const mayArrive = ({ code, status }: Failure): boolean =>
  code === "NETWORK_ERROR" || status === 408 || status === 429 || (status !== undefined && status >= 500);

/** Whether what a thunk was rejected with is one of ours. */
export function isFailure(value: unknown): value is Failure {
  return typeof value === "object" && value !== null && "code" in value && "message" in value;
}

function isErrorBody(body: unknown): body is ErrorBody {
  return isFailure(body) && "requestId" in body;
}
