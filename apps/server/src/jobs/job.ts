import type { QueueOptions } from "pg-boss";

/** Work that is done later than the call that orders it, or by the clock, by one of however many processes. */
export type Job<Data extends object = object> = {
  /** Unique in the product, such as `accounts/forget-expired`. */
  queue: string;
  /** When it is due by itself, as cron says it, in the school's time zone; it is then due at every start, too. */
  schedule?: string;
  /** When it is tried again, and when it is taken from a process that was killed. */
  options?: Omit<QueueOptions, "heartbeatSeconds">;
  /** So much of it is under way at once in a process; one unless told. */
  hands?: number;
  /** Does it; what throws is tried again. */
  work(task: Task<Data>): Promise<void>;
};

type Task<Data extends object = object> = {
  /** The same at every try. */
  id: string;
  data: Data;
  /** Aborted when the work must be left to somebody else. */
  signal: AbortSignal;
};
