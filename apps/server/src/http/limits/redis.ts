import { Redis } from "ioredis";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Counts, Window } from "./counts.ts";

/** No request waits longer for Redis. After that the connection counts as dead, and later requests do not wait at all. */
const PATIENCE_MS = 1_000;
const RECONNECT_EVERY_MS = 1_000;
const QUIET_MS = 60_000;

/** Counts in Redis, and in memory while Redis is down, too slow or refuses. */
export function redisStore(url: string, onError: (error: unknown) => void, patienceMs = PATIENCE_MS) {
  const redis = new Redis(url, {
    connectTimeout: 5_000,
    commandTimeout: patienceMs,
    socketTimeout: patienceMs,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RECONNECT_EVERY_MS,
    // After a failover we may be connected to what is now a replica, which takes no writes.
    reconnectOnError: ({ message }) => message.startsWith("READONLY"),
  });
  const outage = tellOnce(onError);
  redis.on("error", outage.tell);
  redis.on("ready", outage.over);
  const opened = firstOutcome(redis, patienceMs);

  return {
    counts(window: Window, inMemory: Counts): Counts {
      const inRedis = new RateLimiterRedis({
        ...window,
        storeClient: redis,
        keyPrefix: "dripstone:limit",
        rejectIfRedisNotReady: true,
        customIncrTtlLuaScript: script,
      });
      const inEither = async <Result>(count: (counts: Counts) => Promise<Result>) => {
        await opened;
        try {
          return await count(inRedis);
        } catch (error) {
          if (error instanceof RateLimiterRes) throw error;
          outage.tell(error);
          return count(inMemory);
        }
      };
      return {
        consume: (key) => inEither((counts) => counts.consume(key)),
        reward: (key) => inEither((counts) => counts.reward(key)),
        delete: (key) => inEither((counts) => counts.delete(key)),
      };
    },
    close() {
      redis.removeAllListeners("error").on("error", () => {});
      redis.disconnect();
    },
  };
}

/** Reports each outage once, and when Redis comes and goes, no more than one a minute. */
function tellOnce(onError: (error: unknown) => void) {
  let told = false;
  let quietUntil = 0;
  return {
    tell(error: unknown) {
      if (told || Date.now() < quietUntil) return;
      told = true;
      quietUntil = Date.now() + QUIET_MS;
      onError(error);
    },
    over() {
      told = false;
    },
  };
}

/** Done when it is known whether Redis is there, for which the first requests wait, but no longer than any other. */
function firstOutcome(redis: Redis, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    redis.once("ready", () => resolve());
    redis.once("close", () => resolve());
    setTimeout(resolve, patienceMs).unref();
  });
}

/** Like the script of the library, but a refused call is not counted, and a count never falls below zero. */
const script = `
local change, seconds, max = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local count = tonumber(redis.call('get', KEYS[1]) or '0')
if change > 0 and count + change > max then return {max + 1, redis.call('pttl', KEYS[1])} end
if count + change < 0 then return {0, 0} end
count = redis.call('incrby', KEYS[1], change)
local left = redis.call('pttl', KEYS[1])
if left < 0 then
  redis.call('expire', KEYS[1], seconds)
  left = seconds * 1000
end
return {count, left}
`;
