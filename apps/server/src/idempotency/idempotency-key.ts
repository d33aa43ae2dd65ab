import type { FastifyRequest } from "fastify";
import { ApiError } from "../http/errors.ts";

const idempotencyKey = /^[\x21-\x7e]{8,100}$/;

/** The header `Idempotency-Key`, if there is one. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key === "string" && idempotencyKey.test(key)) return key;
  throw new ApiError("INVALID_INPUT", { fields: { "Idempotency-Key": { code: "FIELD_INVALID" } } });
}
