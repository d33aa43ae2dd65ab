import type { Endpoints, RequestOf } from "@dripstone/contract";
import { EventSourceParserStream } from "eventsource-parser/stream";
import type { z } from "zod";
import { type Failure, failureOf, networkError } from "./failure.ts";

type StreamKey = {
  [Key in keyof Endpoints]: Endpoints[Key] extends { stream: z.ZodType } ? Key : never;
}[keyof Endpoints];

export type EventOf<Key extends StreamKey> = Endpoints[Key] extends { stream: infer Events extends z.ZodType }
  ? z.output<Events>
  : never;

/** What a row that streams tells, as it happens. It throws a `Failure`, or the signal's reason. */
export async function* stream<Key extends StreamKey>(
  key: Key,
  { body }: { body: RequestOf<Key> extends { body: infer Body } ? Body : never },
  { token, signal }: { token: string | null; signal: AbortSignal },
): AsyncGenerator<EventOf<Key>> {
  const [method, path] = key.split(" ") as [string, string];
  const headers = {
    accept: "text/event-stream",
    "content-type": "application/json",
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  const response = await reached(() => fetch(`/api${path}`, { method, headers, body: JSON.stringify(body), signal }));
  if (!response.ok) throw failureOf({ status: response.status, data: await response.json().catch(() => null) });
  if (!response.body || !response.headers.get("content-type")?.startsWith("text/event-stream")) throw networkError;
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reached(() => reader.read());
      if (done) return;
      const data = JSON.parse(value.data);
      if (value.event === "error") throw failureIn(data);
      yield { type: value.event, ...data };
    }
  } finally {
    await reader.cancel().catch(() => {});
  }

  async function reached<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      return await ask();
    } catch {
      signal.throwIfAborted();
      throw networkError;
    }
  }
}

/** Of a stream that fails in the middle, status and headers have gone. */
const failureIn = (data: unknown): Failure => failureOf({ status: 200, data });
