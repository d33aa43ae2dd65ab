import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Counts, Window } from "./counts.ts";

/**
 * So many keys at most are kept in a process, in about 60 MB: whoever makes up addresses without end makes us forget those that
 * were least recently counted, and so never one that is being tried over and over.
 */
export const KEYS_KEPT = 100_000;

/** Counts in this process, for all limits together. */
export function memoryStore() {
  const kept = new LRUCache<string, RateLimiterMemory>({
    max: KEYS_KEPT,
    dispose: (limiter, key) => void limiter.delete(key),
  });
  return {
    counts(window: Window): Counts {
      const limiter = new RateLimiterMemory({ ...window, keyPrefix: "" });
      return {
        consume(key) {
          kept.set(key, limiter);
          return limiter.consume(key).catch(async (refused) => {
            await limiter.reward(key);
            throw refused;
          });
        },
        async reward(key) {
          const left = await limiter.reward(key);
          if (left.consumedPoints < 0) await limiter.delete(key);
          return left;
        },
        async delete(key) {
          return kept.delete(key);
        },
      };
    },
    clear: () => kept.clear(),
  };
}
