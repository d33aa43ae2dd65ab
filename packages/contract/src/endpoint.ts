import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Tag } from "./tags.ts";

/**
 * Who may call an endpoint. The server refuses everybody else before it looks at the payload.
 *
 * - `anyone`: no token needed; a token, if sent, is not looked at
 * - `user`: a living session of an active account with a verified e-mail
 * - `member`: a user who may post, upload and chat: old enough, or with a parent's yes
 * - `teacher`: a user whose role is teacher or admin
 * - `admin`: a user whose role is admin
 */
export type Access = "anyone" | "user" | "member" | "teacher" | "admin";

/** How often an endpoint may be called: from one address, or, as a whole class may sit behind one, by one user. */
export type RateLimit = { max: number; perMinutes: number; by?: "address" | "user" };

/** One row of the rulebook: the server registers it, the web's client is typed from it, OpenAPI is printed from it. */
export type Endpoint = {
  summary: string;
  access: Access;
  /** Path parameters; all arrive as strings. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** How large a body may be that is larger than most. */
  bodyMaxBytes?: number;
  /** The call carries one file, in `multipart/form-data` best under the name `file`, instead of a body. */
  upload?: { maxBytes: number; tooLarge: ErrorCode };
  /** What stands in `data` of a successful reply. */
  reply: z.ZodType;
  /**
   * What happens while the reply is made: sent as it happens (server-sent events, each under its `type`) to who asks for `text/event-stream`.
   * The handler is an async generator of these, which returns the reply. A failure after the first of them is an event `error` with the
   * failure's body.
   */
  stream?: z.ZodType<{ type: string }>;
  /** A successful reply is a file to be saved, and not JSON; `reply` is then what the handler hands over. It is called so unless the handler says more. */
  download?: { type: "application/zip" | "text/csv"; filename: string };
  /** What a public reply is made of; it is kept for all until one of these changes, and so are pages that show it. */
  tags?: readonly Tag[];
  /** Status of a successful reply; 200 unless told. */
  status?: 200 | 201 | 202;
  /** Error codes of this endpoint's own, beside those that any endpoint may answer (`commonErrorsOf`). */
  errors?: readonly ErrorCode[];
  rateLimit?: RateLimit;
  /** Pages ask it by themselves, whether somebody sits before them or not: it does not count as a use of the session. */
  unattended?: true;
  /** A call of a teacher or an admin that changes nothing, and takes out nothing of anybody's, though it is no GET or a download: it is not in the audit log. */
  changesNothing?: true;
  /** The endpoint honours the header `Idempotency-Key`: the same key of the same user is done once, and told the same. */
  idempotent?: boolean;
};

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** `"POST /auth/login"`: method and path below `/api`, parameters written as `{id}`. */
export type EndpointKey = `${Method} /${string}`;

/** Types a feature's rows without widening them. */
export function defineEndpoints<const Rows extends Record<EndpointKey, Endpoint>>(rows: Rows): Rows {
  return rows;
}

/** The error codes that any endpoint of this shape may answer. */
export function commonErrorsOf(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ["INTERNAL_ERROR", "SERVICE_UNAVAILABLE"];
  if (endpoint.params || endpoint.query || endpoint.body || endpoint.upload) codes.push("INVALID_INPUT");
  if (endpoint.body || endpoint.upload) codes.push("MALFORMED_BODY", "BODY_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE");
  if (endpoint.upload) codes.push("TOO_MANY_UPLOADS", "UPLOADS_BUSY", "UPLOAD_TOO_SLOW");
  if (endpoint.access !== "anyone") codes.push("NOT_SIGNED_IN", "EMAIL_NOT_VERIFIED");
  if (endpoint.access === "member") codes.push("PARENT_CONSENT_NEEDED");
  if (endpoint.access === "teacher" || endpoint.access === "admin") codes.push("NOT_ALLOWED");
  if (endpoint.rateLimit) codes.push("TOO_MANY_REQUESTS");
  if (endpoint.idempotent) codes.push("INVALID_INPUT", "IDEMPOTENCY_KEY_REUSED");
  return codes;
}
