import type { EndpointKey, RateLimit } from "@dripstone/contract/endpoint";
import { type Limits, networkOf } from "./limits.ts";

/** Counts one endpoint's calls by what its row names: the network that they come from, or the user who calls. */
export function callLimit(limits: Limits, key: EndpointKey, rule: RateLimit | undefined) {
  const calls = rule && limits.limiter(key, rule);
  const countsUsers = rule?.by === "user";
  return {
    async ofAddress(address: string): Promise<void> {
      if (!countsUsers) await calls?.take(networkOf(address));
    },
    async ofUser(userId: string): Promise<void> {
      if (countsUsers) await calls?.take(userId);
    },
  };
}
