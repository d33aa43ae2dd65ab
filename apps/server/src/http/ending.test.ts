import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { freePort, listen } from "../listen.ts";
import { testApp } from "../testing/app.ts";

const head = "Host: ending\r\nContent-Type: application/json\r\n";
const body = JSON.stringify({ email: "nobody@dripstone.example", password: "Wrong-password-1", rememberMe: false });
const login = (rest = body) => `POST /api/auth/login HTTP/1.1\r\n${head}Content-Length: ${body.length}\r\n\r\n${rest}`;

async function served() {
  const t = await testApp();
  await t.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = t.app.server.address() as AddressInfo;
  const client = async (first = "") => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    await once(socket, "connect");
    if (first) socket.write(first);
    return socket;
  };
  return { t, client };
}

/** Milliseconds until it is closed, be it by an end or by a reset: `once` would take the reset for a failure of its own. */
const closing = (socket: Socket, since: number) =>
  new Promise<number>((resolve) => {
    socket.once("close", () => resolve(performance.now() - since));
  });

it("ends silent, idle and half-sent connections at once, and answers the request in hand however long it takes", async () => {
  const { t, client } = await served();
  const silent = await Promise.all(Array.from({ length: 100 }, () => client()));
  const halves = await Promise.all(Array.from({ length: 100 }, () => client("GET /api/health HTTP/1.1\r\nHost: en")));
  const idle = await client("GET /api/health HTTP/1.1\r\nHost: ending\r\n\r\n");
  await once(idle, "data");
  for (const socket of [...silent, ...halves, idle]) socket.resume();
  const free = Promise.withResolvers<void>();
  const locking = t.db.transaction().execute(async (transaction) => {
    await sql`lock table users in access exclusive mode`.execute(transaction);
    await free.promise;
  });
  const working = await client(login());
  await sleep(300);

  const since = performance.now();
  const answer = text(working);
  const closed = Promise.all([...silent, ...halves, idle].map((socket) => closing(socket, since)));
  const ended = t.close().then(() => performance.now() - since);
  expect(Math.max(...(await closed))).toBeLessThan(1_500);
  await sleep(4_000 - (performance.now() - since));
  const freed = performance.now() - since;
  free.resolve();
  await locking;
  expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
  expect((await ended) - freed).toBeLessThan(3_000);
});

it("waits two seconds, and no longer, for the rest of a body that does not come and for who does not read a reply", async () => {
  const { t, client } = await served();
  const halfBody = await client(login(body.slice(0, 10)));
  const trickling = await client(login(body.slice(0, 10)));
  const drip = setInterval(() => trickling.write(" "), 100);
  const deaf = await client("GET /api/openapi.json HTTP/1.1\r\nHost: ending\r\n\r\n".repeat(500));
  deaf.pause();
  for (const socket of [halfBody, trickling]) socket.resume();
  await sleep(500);

  const since = performance.now();
  const closed = Promise.all([halfBody, trickling].map((socket) => closing(socket, since)));
  await t.close();
  expect(performance.now() - since).toBeLessThan(3_500);
  expect(Math.max(...(await closed))).toBeLessThan(3_500);
  clearInterval(drip);
  deaf.destroy();
});

it("serves both addresses of localhost by one server, which ends the connections of both", async () => {
  const t = await testApp();
  const port = await freePort();
  const stop = await listen(t.app, port, "localhost");
  const sockets = ["127.0.0.1", "::1"].map((host) => connect(port, host));
  for (const socket of sockets) {
    socket.write(login());
    expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1\.1 401 /);
  }
  const since = performance.now();
  const closed = Promise.all(sockets.map((socket) => closing(socket.resume(), since)));
  await stop();
  await t.close();
  expect(Math.max(...(await closed))).toBeLessThan(2_000);
  await expect(fetch(`http://[::1]:${port}/api/health`)).rejects.toThrow();
});
