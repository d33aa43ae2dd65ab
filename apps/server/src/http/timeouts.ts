/** How long a connection may take for what it does, however often it sends a byte. */
export type Timeouts = {
  /** For a request's head. */
  headMs: number;
  /** For a whole request: an upload of 5 MB on a slow line, and no more. */
  requestMs: number;
  /** Without a byte in either direction, with a request underway: a client that does not read its reply. */
  silenceMs: number;
  /** How often connections are looked at. */
  checkEveryMs: number;
};

const usual: Timeouts = { headMs: 10_000, requestMs: 30_000, silenceMs: 60_000, checkEveryMs: 2_000 };

/** What Fastify and Node are told, so that slow clients do not hold our sockets. */
export function timeoutOptions({ headMs, requestMs, silenceMs, checkEveryMs }: Timeouts = usual) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headMs, requestTimeout: requestMs, connectionsCheckingInterval: checkEveryMs },
  };
}
