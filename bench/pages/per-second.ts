import type { EventEmitter } from "node:events";
import { createRequire } from "node:module";

const SECONDS = 3;
const CONNECTIONS = 32;

type Load = {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
};

type Result = {
  requests: { average: number; total: number };
  latency: { p99: number };
  non2xx: number;
};

// This folder's own packages, which the product does not need, have no types here.
const autocannon: (load: object) => Promise<Result> & Pick<EventEmitter, "on"> = createRequire(import.meta.url)(
  "autocannon",
);

/** How many of these requests a second are answered with success, 32 connections at a time. */
export async function perSecond(origin: string, next: () => Load): Promise<number> {
  return (await paceOf(origin, next)).perSecond;
}

type Pace = { perSecond: number; p99: number; answered: number };

/** The same, in how many milliseconds 99 of 100 of them, and how many there were; for so many requests, if told, however long they take. */
export async function paceOf(origin: string, next: () => Load, amount?: number): Promise<Pace> {
  const begun = performance.now();
  let ended = begun;
  const loading = autocannon({
    url: origin,
    connections: CONNECTIONS,
    ...(amount === undefined ? { duration: SECONDS } : { amount }),
    requests: [
      {
        setupRequest(request: { headers: Record<string, string> }) {
          const load = next();
          return { ...request, ...load, headers: { ...request.headers, "accept-encoding": "br", ...load.headers } };
        },
      },
    ],
  });
  loading.on("response", () => {
    ended = performance.now();
  });
  const { requests, latency, non2xx } = await loading;
  if (non2xx > 0) throw new Error(`${non2xx} replies were no success`);
  // It looks only once a second whether so many have been answered.
  const perSecond = amount === undefined ? requests.average : (requests.total * 1_000) / (ended - begun);
  return { perSecond: Math.round(perSecond), p99: latency.p99, answered: requests.total };
}

export function middle(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
