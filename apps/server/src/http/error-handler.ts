import { commonErrorsOf } from "@dripstone/contract/endpoint";
import type { ErrorBody } from "@dripstone/contract/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { isStorageDown } from "../files/storage-down.ts";
import { isDatabaseDown } from "./database-down.ts";
import { ApiError } from "./errors.ts";

const RETRY_WHEN_DOWN_SECONDS = 5;

/** The one place where failures become replies. */
export function handleErrors(app: FastifyInstance, { onUndeclaredError }: Pick<Deps, "onUndeclaredError">): void {
  app.setErrorHandler((failure, request, reply) => {
    // The caller has broken off in the middle of the body: nothing is wrong here, and nobody reads the reply.
    if (failure === request.raw.errored) return sendError(reply, new ApiError("MALFORMED_BODY", { cause: failure }));
    return sendError(reply, errorOf(failure, request, onUndeclaredError));
  });
}

/** What a caller is told of a failure in the middle of a stream, when status and headers have gone. */
export function bodyOfFailure(failure: unknown, request: FastifyRequest, deps: Pick<Deps, "onUndeclaredError">) {
  return bodyOf(errorOf(failure, request, deps.onUndeclaredError), request.id);
}

function errorOf(failure: unknown, request: FastifyRequest, onUndeclared: Deps["onUndeclaredError"]): ApiError {
  const error = declaredOr500(apiErrorOf(failure), request, onUndeclared);
  if (error.status >= 500) request.log.error({ err: failure }, "request failed");
  return error;
}

function declaredOr500(
  error: ApiError,
  { routeOptions, log }: FastifyRequest,
  onUndeclared: Deps["onUndeclaredError"],
): ApiError {
  const declared = routeOptions.config.declared;
  if (!declared || declared.codes.has(error.code)) return error;
  log.error({ endpoint: declared.key, code: error.code }, "undeclared error code");
  onUndeclared?.(declared.key, error.code);
  return new ApiError("INTERNAL_ERROR", { cause: error });
}

/** Answers an address at which there is nothing. */
export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, new ApiError("NOT_FOUND"));
}

function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  // What is still to come of the body would be waited for.
  if (error.status === 408) reply.header("connection", "close");
  if (error.status === 401) reply.header("www-authenticate", "Bearer");
  return reply.status(error.status).header("cache-control", "no-store").send(bodyOf(error, reply.request.id));
}

const bodyOf = ({ code, message, fields, until }: ApiError, requestId: string): ErrorBody => ({
  ...{ code, message },
  ...(fields && { fields }),
  ...(until && { until: until.toISOString() }),
  requestId,
});

/** The codes that a row's replies may carry. */
export const declaredCodesOf = (row: Parameters<typeof commonErrorsOf>[0]): ReadonlySet<string> =>
  new Set([...commonErrorsOf(row), ...(row.errors ?? [])]);

function apiErrorOf(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  if (isDatabaseDown(failure) || isStorageDown(failure)) {
    return new ApiError("SERVICE_UNAVAILABLE", { retryAfterSeconds: RETRY_WHEN_DOWN_SECONDS, cause: failure });
  }
  const { code = "", statusCode = 500 } = failure as { code?: string; statusCode?: number };
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return new ApiError("BODY_TOO_LARGE");
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new ApiError("UNSUPPORTED_MEDIA_TYPE");
  if (statusCode >= 400 && statusCode < 500) return new ApiError("MALFORMED_BODY", { cause: failure });
  return new ApiError("INTERNAL_ERROR", { cause: failure });
}
