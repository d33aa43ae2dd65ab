import type { RateLimit } from "@dripstone/contract/endpoint";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "./errors.ts";

/** Counts one endpoint's calls by address; the addresses of one IPv6 /64 are one. Needs `@fastify/rate-limit`. */
export function limiter(app: FastifyInstance, { max, perMinutes }: RateLimit) {
  const count = app.createRateLimit({ max, timeWindow: perMinutes * 60_000, ipv6Subnet: 64 });
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) {
      throw new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, counted.ttlInSeconds) });
    }
  };
}
