import { createHash } from "node:crypto";
import ipaddr from "ipaddr.js";
import { RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "./errors.ts";
import type { Counts } from "./limits/counts.ts";
import { memoryStore } from "./limits/memory.ts";
import { redisStore } from "./limits/redis.ts";

/** What may be done how often; counted in memory, or in Redis, where all processes count together. */
export type Limits = {
  /** One thing that is counted, over windows that begin with a key's first count. The same name is the same thing. */
  limiter(name: string, rule: Rule): Limiter;
  close(): Promise<void>;
};

type Rule = { max: number; perMinutes: number };

export type Limiter = {
  /**
   * Counts one more for a key, or throws TOO_MANY_REQUESTS with the time to wait, and counts nothing. Atomic: many at once are no
   * more than one after another.
   */
  take(key: string): Promise<void>;
  /** Takes one count back: a right password is no wrong one. */
  giveBack(key: string): Promise<void>;
  /** Forgets a key. */
  forget(key: string): Promise<void>;
};

type Options = {
  redisUrl?: string | undefined;
  /** Told once when Redis fails us, until it is back. Meanwhile each process counts in its memory. */
  onError?: (error: unknown) => void;
  /** How long a request waits for Redis at most; a second unless told. */
  patienceMs?: number;
};

/** Opens the limits of a process. A Redis that is not there holds nothing up, now or later. */
export function openLimits({ redisUrl, onError = () => {}, patienceMs }: Options = {}): Limits {
  const memory = memoryStore();
  const redis = redisUrl ? redisStore(redisUrl, onError, patienceMs) : undefined;
  const known = new Map<string, Rule & { limiter: Limiter }>();
  return {
    limiter(name, { max, perMinutes }) {
      const same = known.get(name);
      if (same?.max === max && same.perMinutes === perMinutes) return same.limiter;
      if (same) throw new Error(`The limit ${name} has two rules`);
      const window = { points: max, duration: Math.round(perMinutes * 60) };
      const here = memory.counts(window);
      const limiter = limiterOf(name, redis ? redis.counts(window, here) : here);
      known.set(name, { max, perMinutes, limiter });
      return limiter;
    },
    async close() {
      redis?.close();
      memory.clear();
    },
  };
}

/** The address as limits count it: IPv4 within IPv6 is IPv4, and the addresses of one IPv6 /64 are one household's. */
export function networkOf(address: string): string {
  const host = address.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  if (!ipaddr.isValid(host)) return host;
  const ip = ipaddr.process(host);
  if (ip.kind() === "ipv4") return ip.toString();
  const prefix = ip.toByteArray().slice(0, 8);
  return `${ipaddr.fromByteArray([...prefix, ...new Array(8).fill(0)])}/64`;
}

function limiterOf(name: string, counts: Counts): Limiter {
  // Addresses and e-mails do not stand in the store, and no key is long.
  const hashed = (key: string) => `${name}:${createHash("sha256").update(key).digest("base64url").slice(0, 22)}`;
  return {
    async take(key) {
      try {
        await counts.consume(hashed(key));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds });
      }
    },
    giveBack: async (key) => void (await counts.reward(hashed(key))),
    forget: async (key) => void (await counts.delete(hashed(key))),
  };
}
