import type { EndpointKey, RateLimit } from "@dripstone/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { type Limits, networkOf } from "./limits.ts";

/** Counts one endpoint's calls by the network that they come from. */
export function callLimit(limits: Limits, key: EndpointKey, rule: RateLimit) {
  const calls = limits.limiter(key, rule);
  return (request: FastifyRequest): Promise<void> => calls.take(networkOf(request.ip));
}
