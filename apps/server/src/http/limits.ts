import { createHash } from "node:crypto";
import ipaddr from "ipaddr.js";
import { RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "./errors.ts";
import type { Counts } from "./limits/counts.ts";
import { memoryStore } from "./limits/memory.ts";
import { redisStore } from "./limits/redis.ts";

/** What may be done how often; counted in memory, or in Redis, where all processes count together. */
export type Limits = {
  /** Counts one thing, in windows that begin with a key's first count. Asked for twice by the same name, it is the same counter. */
  limiter(name: string, rule: Rule): Limiter;
  close(): Promise<void>;
};

type Rule = { max: number; perMinutes: number };

export type Limiter = {
  /**
   * Counts one more for a key. At the maximum it throws TOO_MANY_REQUESTS with the time to wait instead, and counts nothing. Atomic:
   * of many calls at once no more pass than of as many one after another.
   */
  take(key: string): Promise<void>;
  /** Takes one count back, of a password that turned out to be right, for example. */
  giveBack(key: string): Promise<void>;
  /** Begins a key's count anew. */
  forget(key: string): Promise<void>;
};

type Options = {
  redisUrl?: string | undefined;
  /** Called once when Redis fails, and again only after it was back. Meanwhile each process counts in its own memory. */
  onError?: (error: unknown) => void;
  /** How long a request waits for Redis at most; a second unless told. */
  patienceMs?: number;
};

/** Opens the limits of a process. If Redis is down, neither this nor any request waits for it. */
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

/** What limits count of an address: IPv4 written as IPv6 is IPv4, and all addresses of an IPv6 /64 are one, as they are of one household. */
export function networkOf(address: string): string {
  const host = address.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  if (!ipaddr.isValid(host)) return host;
  const ip = ipaddr.process(host);
  if (ip.kind() === "ipv4") return ip.toString();
  const prefix = ip.toByteArray().slice(0, 8);
  return `${ipaddr.fromByteArray([...prefix, ...new Array(8).fill(0)])}/64`;
}

function limiterOf(name: string, counts: Counts): Limiter {
  // Hashed, so that the store holds neither network nor mail addresses, and all keys are short.
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
