import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Provider } from "../choice.ts";
import { type Finish, type Piece, protocols } from "./protocol.ts";

/** How a provider answers one call. */
export type Answer = {
  /** Other than 200: there is nothing else. */
  status?: number;
  pieces?: readonly Piece[];
  finish?: Finish;
  usage?: { tokensIn: number; tokensOut: number };
  /** Instead of an end: the line stays open in silence, or is torn, or closes as if all had been said. */
  end?: "hang" | "tear" | "close";
  /** The reply goes out in parts of so many bytes. */
  bytes?: number;
};

/** A call as it came in. */
export type Call = { url: string; headers: IncomingMessage["headers"]; body: string };

/** A provider on this computer that really speaks the protocol of its kind: it gives these answers, one a call, and then the last again. */
export async function serveModel(kind: Provider["kind"], answers: readonly Answer[]) {
  const calls: Call[] = [];
  const left = new Set<ServerResponse>();
  const open = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    open.add(response);
    response.on("close", () => {
      open.delete(response);
      if (!response.writableFinished) left.add(response);
    });
    const answer = answers[Math.min(calls.length, answers.length - 1)] ?? {};
    calls.push({ url: request.url ?? "", headers: request.headers, body: await text(request) });
    await give(kind, answer, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const provider: Provider = { kind, address: `http://127.0.0.1:${port}/v1`, key: "key-of-the-school" };
  return {
    provider,
    calls,
    /** The replies that are under way, and how many the caller has left before their end. */
    underWay: () => open.size,
    left: () => left.size,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function give(kind: Provider["kind"], answer: Answer, response: ServerResponse): Promise<void> {
  const { status = 200, pieces = [], finish = "stop", usage = { tokensIn: 100, tokensOut: 20 }, end, bytes } = answer;
  if (status !== 200) {
    response.writeHead(status, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');
    return;
  }
  const { begin, piece, end: last } = protocols[kind];
  response.writeHead(200, { "content-type": "text/event-stream" });
  const said = pieces.map((one, index) => (one instanceof Uint8Array ? one : Buffer.from(piece(one, index))));
  const lines = [Buffer.from(begin(usage.tokensIn)), ...said, ...(end ? [] : [Buffer.from(last(finish, usage))])];
  const whole = Buffer.concat(lines);
  for (let at = 0; at < whole.length; at += bytes ?? whole.length) {
    if (!response.write(whole.subarray(at, at + (bytes ?? whole.length)))) await drained(response);
    if (bytes) await new Promise((resolve) => setImmediate(resolve));
  }
  // All that was said arrives before the line is torn.
  if (end === "tear") response.socket?.end();
  else if (end !== "hang") response.end();
  else if (lines.length === 0) response.flushHeaders();
}

const drained = (response: ServerResponse) => Promise.race([once(response, "drain"), once(response, "close")]);
