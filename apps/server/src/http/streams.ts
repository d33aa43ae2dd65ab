import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Endpoint } from "@dripstone/contract/endpoint";
import type { FastifyReply } from "fastify";

/** What a row with `stream` does: it tells what happens, and returns the reply. */
export type Told = AsyncGenerator<unknown, unknown, void>;

/** Proxies and browsers give up a connection on which nothing is said for long. */
const BEAT_MS = 15_000;
/** However a handler is made, its stream ends. */
const STREAM_MAX_MS = 120_000;

const underWay = new WeakSet<ServerResponse>();

/** Whether there is still something to come of a reply that is streamed. */
export const isStreaming = (reply: ServerResponse): boolean => underWay.has(reply);

export const wantsStream = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  headers.accept?.includes("text/event-stream") ?? false;

/** Aborted when the caller has gone, or has been told for too long. */
export function signalOf(reply: ServerResponse): AbortSignal {
  const left = new AbortController();
  if (reply.destroyed) left.abort();
  else reply.once("close", () => left.abort());
  return AbortSignal.any([left.signal, AbortSignal.timeout(STREAM_MAX_MS)]);
}

/** The reply of a row that streams, for who does not ask for a stream. */
export async function lastOf(told: Told): Promise<unknown> {
  for (;;) {
    const { done, value } = await told.next();
    if (done) return value;
  }
}

type Options = {
  schema: NonNullable<Endpoint["stream"]>;
  signal: AbortSignal;
  /** The body that tells of a failure. */
  bodyOf: (failure: unknown) => object;
};

/** Sends what a handler tells, as it happens. What fails before the first word is thrown: it is refused like any other call. */
export async function sendStream(reply: FastifyReply, told: Told, options: Options): Promise<FastifyReply> {
  const first = await told.next();
  underWay.add(reply.raw);
  const lines = Readable.from(linesOf(first, told, options), { objectMode: false });
  options.signal.addEventListener("abort", () => void lines.destroy());
  lines.once("close", () => {
    underWay.delete(reply.raw);
    // A generator whose reader has gone is left where it stands unless it is told.
    void told.return(undefined).catch(() => {});
  });
  return reply.type("text/event-stream").header("x-accel-buffering", "no").send(lines);
}

async function* linesOf(first: IteratorResult<unknown, unknown>, told: Told, { schema, bodyOf }: Options) {
  try {
    for (let event = first; !event.done; ) {
      const { type, ...data } = schema.parse(event.value);
      yield `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
      const next = told.next();
      while (await isSlow(next)) yield ": still here\n\n";
      event = await next;
    }
  } catch (failure) {
    yield `event: error\ndata: ${JSON.stringify(bodyOf(failure))}\n\n`;
  }
}

async function isSlow(event: Promise<unknown>): Promise<boolean> {
  const beat = new AbortController();
  const slow = sleep(BEAT_MS, true, { signal: beat.signal }).catch(() => false);
  try {
    return await Promise.race([event.then(() => false), slow]);
  } finally {
    beat.abort();
  }
}
