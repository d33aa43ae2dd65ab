import type { RateLimiterRes } from "rate-limiter-flexible";

/** A maximum within a window of so many seconds, as `rate-limiter-flexible` names them. */
export type Window = { points: number; duration: number };

/** Counts of one window. What goes beyond its maximum is refused with a RateLimiterRes, and is not counted. */
export type Counts = {
  consume(key: string): Promise<RateLimiterRes>;
  /** One less, but never below nothing. */
  reward(key: string): Promise<RateLimiterRes>;
  delete(key: string): Promise<boolean>;
};
