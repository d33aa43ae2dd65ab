import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { longestUpload, type Pace, usualPace } from "./upload-pace.ts";

/** How long a connection may take for what it does, however often it sends a byte. */
export type Timeouts = {
  /** For a request's head. */
  headMs: number;
  /** For a whole request, unless it is an upload. */
  requestMs: number;
  /** Without a byte in either direction, with a request underway: a client that does not read its reply. */
  silenceMs: number;
  /** How often connections are looked at. */
  checkEveryMs: number;
  /** How slow a file may come in. */
  uploads?: Pace;
};

const usual: Timeouts = { headMs: 10_000, requestMs: 30_000, silenceMs: 60_000, checkEveryMs: 2_000 };

/** What Fastify and Node are told, so that slow clients do not hold our sockets. They know one time for all: that of the largest upload. */
export function timeoutOptions(largestUpload: number, timeouts: Timeouts = usual) {
  const { headMs, requestMs, silenceMs, checkEveryMs, uploads = usualPace } = timeouts;
  const requestTimeout = Math.max(requestMs, longestUpload(largestUpload, uploads));
  return {
    requestTimeout,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headMs, requestTimeout, connectionsCheckingInterval: checkEveryMs },
  };
}

/** Ends a request that takes its time with any other body, as Node ends one. */
export function boundBodies(app: FastifyInstance, { requestMs }: Timeouts = usual): void {
  app.addHook("onRequest", async ({ raw, routeOptions, server }) => {
    const { "content-length": length = "0", "transfer-encoding": encoding } = raw.headers;
    const hasBody = length !== "0" || encoding !== undefined;
    // Calls within the process come over no socket.
    if (!hasBody || routeOptions.config.takesUpload || !(raw.socket instanceof Socket)) return;
    const timer = setTimeout(() => server.server.emit("clientError", tooSlow(), raw.socket), requestMs).unref();
    raw.once("close", () => clearTimeout(timer));
  });
}

/** Made when it is needed: where an error was made costs more to find out than all else that is done for a body that comes in time. */
const tooSlow = () => Object.assign(new Error("The body came in too slowly"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
