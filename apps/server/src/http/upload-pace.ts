import type { IncomingMessage } from "node:http";
import { ApiError } from "./errors.ts";

/** An upload may be as slow as a poor line in the country; whoever is slower only holds a place. */
export type Pace = { graceMs: number; bytesPerSecond: number; checkEveryMs: number };

export const usualPace: Pace = { graceMs: 20_000, bytesPerSecond: 32 * 1024, checkEveryMs: 1_000 };

/** How long so much may take at most. */
export const longestUpload = (bytes: number, { graceMs, bytesPerSecond } = usualPace) =>
  graceMs + (1000 * bytes) / bytesPerSecond;

/** Does the reading of a body; fails when too little of it has come for the time that it has taken. Counts from now on. */
export async function inGoodTime<Result>(
  body: IncomingMessage,
  read: () => Promise<Result>,
  pace: Pace = usualPace,
): Promise<Result> {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  const start = performance.now();
  let received = 0;
  const count = ({ length }: Buffer) => {
    received += length;
  };
  const look = () => {
    if (performance.now() - start > longestUpload(received, pace)) reject(new ApiError("UPLOAD_TOO_SLOW"));
  };
  const timer = setInterval(look, pace.checkEveryMs);
  try {
    const result = read();
    body.on("data", count);
    return await Promise.race([result, tooSlow]);
  } finally {
    clearInterval(timer);
    body.off("data", count);
  }
}
