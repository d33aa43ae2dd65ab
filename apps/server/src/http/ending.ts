import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { isStreaming } from "./streams.ts";

type Exchange = { request: IncomingMessage; reply: ServerResponse };

/** So long a client may still take to send the rest of a request, or to receive the rest of a reply. */
const TRANSFER_MS = 2_000;
const LOOK_EVERY_MS = 50;

/**
 * Ends the connections of an app that closes: silent ones and half a request's head at once, all others when what they have asked for first is
 * answered: a client that sends on without waiting could make the end as late as it likes. Node itself waits for each of them until its time-out.
 */
export function endConnections(app: FastifyInstance): void {
  const open = new Map<Socket, Set<Exchange>>();
  app.server.on("connection", (socket) => {
    open.set(socket, new Set());
    socket.once("close", () => open.delete(socket));
  });
  app.server.on("request", (request, reply) => {
    const exchanges = open.get(request.socket);
    const exchange = { request, reply };
    exchanges?.add(exchange);
    reply.once("close", () => exchanges?.delete(exchange));
  });
  app.addHook("preClose", async () => {
    if (!app.server.listening) return;
    app.server.close();
    const inHand = new Map([...open].map(([socket, [first]]) => [socket, first]));
    const lastWorked = new Map<Socket, number>();
    for (const begun = performance.now(); open.size > 0; await sleep(LOOK_EVERY_MS)) {
      const now = performance.now();
      for (const [socket, exchanges] of open) {
        const exchange = inHand.get(socket);
        if (!exchange || !exchanges.has(exchange)) socket.destroy();
        else if (isWorkedOn(exchange)) lastWorked.set(socket, now);
        else if (now - (lastWorked.get(socket) ?? begun) > TRANSFER_MS) socket.destroy();
      }
    }
  });
}

/** Whether it is our turn: the request is here whole, and the reply has not begun, or is streamed, goes on, and is read. */
function isWorkedOn({ request, reply }: Exchange): boolean {
  return request.complete && (!reply.headersSent || (isStreaming(reply) && !reply.writableNeedDrain));
}
