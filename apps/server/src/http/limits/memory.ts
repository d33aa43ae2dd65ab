import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Counts, Window } from "./counts.ts";

/**
 * A process keeps at most so many keys, in about 60 MB. If somebody sends from ever new addresses, those that were counted longest
 * ago are forgotten; one that is being tried over and over is not among them.
 */
export const KEYS_KEPT = 100_000;

/** Counts in the memory of this process; all limits share the room for keys. */
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
