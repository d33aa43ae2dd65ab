import type { RateLimiterRes } from "rate-limiter-flexible";

/** At most `points` in `duration` seconds; the names are those of `rate-limiter-flexible`. */
export type Window = { points: number; duration: number };

/** Counts in one kind of window. A call beyond the maximum is refused with a RateLimiterRes, and is not counted. */
export type Counts = {
  consume(key: string): Promise<RateLimiterRes>;
  /** Counts one less, but never below zero. */
  reward(key: string): Promise<RateLimiterRes>;
  delete(key: string): Promise<boolean>;
};
